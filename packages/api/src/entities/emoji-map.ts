import * as v from 'valibot'
import { converted, field, items, mapOf, text, wire } from '../wire/wire.ts'
import type { PickerEmoji } from './custom-emoji.ts'

/** Older servers have the address alone. */
const entrySchema = converted(
  wire({ image_url: v.pipe(text, v.nonEmpty()), tags: field(items(text)) }),
  (entry) => ({
    image_url: entry,
  }),
)

/** Akkoma's list of emoji: shortcode to image and tags; addresses are paths on the server. */
export const emojiMapSchema = v.pipe(
  mapOf(entrySchema),
  v.transform((map): PickerEmoji[] =>
    Object.entries(map).map(([shortcode, { image_url: url, tags }]) => ({
      shortcode,
      url,
      tags: tags ?? [],
    })),
  ),
)

/** Shortcode to character. Some files have remarks among the shortcodes: they are no emoji. */
export const characterMapSchema = v.pipe(
  mapOf(text),
  v.transform((map) =>
    Object.fromEntries(
      Object.entries(map).filter(([, character]) => /^\p{Emoji}[^\p{L}\s]*$/u.test(character)),
    ),
  ),
)
