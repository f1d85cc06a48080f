import * as v from 'valibot'
import { handWritten, field, items, mapOf, text, wire } from '../wire/wire.ts'
import type { PickerEmoji } from './custom-emoji.ts'

const map = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value) => value as Readonly<Record<string, unknown>>),
)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Older servers have the address alone. */
function readEntry(shortcode: string, entry: unknown): PickerEmoji[] {
  if (isText(entry)) return [{ shortcode, url: entry, tags: [] }]
  if (typeof entry !== 'object' || entry === null) return []
  const { image_url: url, tags } = entry as { image_url?: unknown; tags?: unknown }
  return isText(url) ? [{ shortcode, url, tags: Array.isArray(tags) ? tags.filter(isText) : [] }] : []
}

/** Akkoma's list of emoji: shortcode to image and tags; addresses are paths on the server. */
export const emojiMapSchema = handWritten(
  mapOf(wire({ image_url: v.pipe(text, v.nonEmpty()), tags: field(items(text)) })),
  v.pipe(
    map,
    v.transform((entries): PickerEmoji[] =>
      Object.entries(entries).flatMap(([shortcode, entry]) => readEntry(shortcode, entry)),
    ),
  ),
)

/** Shortcode to character. Some files have remarks among the shortcodes: they are no emoji. */
export const characterMapSchema = handWritten(
  mapOf(text),
  v.pipe(
    map,
    v.transform((entries) => {
      const characters: Record<string, string> = {}
      for (const [shortcode, character] of Object.entries(entries))
        if (isText(character) && /^\p{Emoji}[^\p{L}\s]*$/u.test(character)) characters[shortcode] = character
      return characters
    }),
  ),
)
