import { render, type Format, type Picture } from './render.ts'

/** Width of the pictures of a post that has three or more. */
const TILE_PIXELS = 600
const TILES_FROM = 3

/** The pictures of one post, in order, from `pictures/scenes`; those of a whole gallery are smaller. */
export function galleryPictures(uses: readonly { file: string; format?: Format }[]): Promise<Picture[]> {
  const size = uses.length >= TILES_FROM ? { maxWidth: TILE_PIXELS } : {}
  return Promise.all(uses.map(({ file, format = 'webp' }) => render(`scenes/${file}`, { format, ...size })))
}
