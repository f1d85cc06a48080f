import * as v from 'valibot'
import { field, flag, items, nullableField, text, wire } from '../wire/wire.ts'

const customEmojiWire = wire({
  shortcode: v.pipe(text, v.nonEmpty()),
  url: v.pipe(text, v.nonEmpty()),
  static_url: field(text),
  visible_in_picker: field(flag),
  category: nullableField(text),
  tags: field(items(text)),
  id: nullableField(text),
})

/**
 * An image that stands for `:shortcode:` in texts.
 * @see https://docs.joinmastodon.org/entities/CustomEmoji/
 */
export const customEmojiSchema = v.pipe(
  customEmojiWire,
  v.transform((emoji) => ({
    shortcode: emoji.shortcode,
    url: emoji.url,
    staticUrl: emoji.static_url ?? emoji.url,
  })),
)

export const customEmojisSchema = items(customEmojiSchema)

export type CustomEmoji = v.InferOutput<typeof customEmojiSchema>

/** An emoji as the picker offers it; `tags` are its packs and groups. */
export const pickerEmojiSchema = v.pipe(
  customEmojiWire,
  v.transform((emoji) => ({
    shortcode: emoji.shortcode,
    url: emoji.url,
    tags: emoji.tags ?? (emoji.category ? [emoji.category] : []),
  })),
)

export type PickerEmoji = v.InferOutput<typeof pickerEmojiSchema>
