import { encode } from 'blurhash'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { PREVIEW_PIXELS } from '../limits.ts'

export interface PictureFacts {
  width: number
  height: number
  blurhash: string | null
  /** A smaller WebP, when the picture is larger than a preview needs to be. */
  preview: Uint8Array | null
}

const HASH_PIXELS = 32

const blurhashOf = async (picture: Sharp, isWide: boolean): Promise<string> => {
  const { data, info } = await picture
    .clone()
    .resize(HASH_PIXELS, HASH_PIXELS, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [x, y] = isWide ? [4, 3] : [3, 4]
  return encode(new Uint8ClampedArray(data), info.width, info.height, x, y)
}

/** Size, blurhash and preview of a picture; null for what is none. */
export const readPicture = async (bytes: Uint8Array): Promise<PictureFacts | null> => {
  try {
    const picture = sharp(bytes, { animated: false, failOn: 'error' }).rotate()
    const { autoOrient, pages } = await picture.metadata()
    const { width, height } = autoOrient
    const isLarge = Math.max(width, height) > PREVIEW_PIXELS && (pages ?? 1) === 1
    const preview = isLarge
      ? await picture
          .clone()
          .resize(PREVIEW_PIXELS, PREVIEW_PIXELS, { fit: 'inside' })
          .webp({ quality: 78 })
          .toBuffer()
      : null
    return { width, height, blurhash: await blurhashOf(picture, width >= height), preview }
  } catch {
    return null
  }
}
