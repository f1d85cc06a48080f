import type * as v from 'valibot'
import { field, items, mapOf, nullableField, text, wire } from '../wire/wire.ts'

/** Pack names and the folders they lie in [BOOT-17]. */
export const stickerIndexSchema = mapOf(text)

export const stickerPackFileSchema = wire({
  title: field(text),
  author: nullableField(text),
  tabIcon: field(text),
  stickers: field(items(text)),
})

/** A pack with addresses ready to show. */
export interface StickerPack {
  readonly name: string
  readonly title: string
  readonly iconUrl: string | null
  readonly stickers: readonly string[]
}

/** Folders are written with and without a slash at the end. */
export function foldStickerPack(
  name: string,
  folder: string,
  file: v.InferOutput<typeof stickerPackFileSchema>,
): StickerPack {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return {
    name,
    title: file.title || name,
    iconUrl: file.tabIcon ? base + file.tabIcon : null,
    stickers: (file.stickers ?? []).map((sticker) => base + sticker),
  }
}
