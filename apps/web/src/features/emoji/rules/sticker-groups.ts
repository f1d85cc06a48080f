import type { StickerPack } from '@skein/api'

import type { GridGroup } from './grid-rows.ts'

/** A sticker in a cell; its key is its address on the server. */
export interface OfferedSticker {
  readonly key: string
  readonly label: string
  readonly character: null
  readonly imageUrl: string
}

/** `/static/stickers/blobs/blob_cat.webp` is called "blob cat". */
function nameOf(address: string): string {
  const file = address.split('/').at(-1) ?? ''
  return file.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ') || file
}

/** The packs as groups of a grid; empty ones are left out. [EMOJI-10] */
export function stickerGroups(packs: readonly StickerPack[]): readonly GridGroup<OfferedSticker>[] {
  return packs
    .filter(({ stickers }) => stickers.length > 0)
    .map(({ name, title, stickers }) => ({
      id: `stickers/${name}`,
      title,
      items: [...new Set(stickers)].map((address) => ({
        key: address,
        label: nameOf(address),
        character: null,
        imageUrl: address,
      })),
    }))
}
