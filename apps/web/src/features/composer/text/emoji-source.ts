import { fetchCustomEmoji, type PickerEmoji } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { onSignOut } from '../../../model/session.ts'
import type { EmojiSource } from './suggestion.ts'

/** Emoji that are offered at most. [EMOJI-12] */
const MOST_EMOJI = 5

let asked: Promise<readonly PickerEmoji[]> | null = null
onSignOut(() => {
  asked = null
})

/** Once for a page; a failure is forgotten, so that the next word asks again. */
function readEmoji(): Promise<readonly PickerEmoji[]> {
  asked ??= fetchCustomEmoji(getClient()).catch(() => {
    asked = null
    return []
  })
  return asked
}

/** The instance's own emoji whose shortcode holds the word: those that begin with it first, then the shorter ones. */
export const emojiSource: EmojiSource = async (word) => {
  const wanted = word.toLowerCase()
  const found = (await readEmoji()).filter(({ shortcode }) => shortcode.toLowerCase().includes(wanted))
  const later = ({ shortcode }: PickerEmoji) => (shortcode.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found
    .toSorted((a, b) => later(a) - later(b) || a.shortcode.length - b.shortcode.length)
    .slice(0, MOST_EMOJI)
    .map(({ shortcode, url }) => ({
      key: shortcode,
      label: shortcode,
      character: null,
      imageUrl: url,
      replacement: `:${shortcode}: `,
    }))
}
