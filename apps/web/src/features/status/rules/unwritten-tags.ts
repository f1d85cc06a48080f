import { tagKey, writtenTags } from '@skein/rich-text'
import type { StatusRow } from '@skein/store'

/** Pleroma lists this one with each post whose media are sensitive. */
const sensitive = 'nsfw'

/** Hashtags the server lists that no word of the post names: without a line of their own nobody could follow them. */
export function unwrittenTags({ tags, text }: Pick<StatusRow, 'tags' | 'text'>): readonly string[] {
  if (tags.length === 0) return []
  const written = new Set([...writtenTags(text), sensitive])
  return tags.flatMap(({ name }) => {
    const key = tagKey(name)
    if (written.has(key)) return []
    written.add(key)
    return [name]
  })
}
