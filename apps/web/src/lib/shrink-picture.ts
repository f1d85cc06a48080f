/** Shares of the first size, in either direction, that are tried one after the other. */
const STEPS = [1, 0.85, 0.7, 0.58, 0.48, 0.4, 0.33, 0.27, 0.22, 0.18, 0.14, 0.1]
const QUALITY = 0.86

/** Pictures that may be seen through stay so. */
const typeFor = (file: File) => (/png|webp/.test(file.type) ? 'image/webp' : 'image/jpeg')

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

const renamed = (name: string, type: string) =>
  `${name.replace(/\.[^.]{1,5}$/, '')}.${endings[type] ?? 'jpg'}`

/** A part of a picture, in its own pixels. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function drawn(picture: ImageBitmap, part: PicturePart, scale: number, type: string): Promise<Blob> {
  const width = Math.max(1, Math.round(part.width * scale))
  const height = Math.max(1, Math.round(part.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

export interface CutOptions {
  readonly part: PicturePart
  /** The picture is drawn smaller than the part where that is wider, px. */
  readonly mostWidth: number
  readonly mostBytes: number
}

/**
 * A part of a picture as a file of its own, without anything that the camera wrote into it: as wide as may be, then step
 * by step smaller until it fits.
 * @throws when the browser cannot draw it, or when nothing fits
 */
export async function cutOut(
  picture: ImageBitmap,
  file: File,
  { part, mostWidth, mostBytes }: CutOptions,
): Promise<File> {
  const first = Math.min(1, mostWidth / part.width)
  for (const step of STEPS) {
    // Each try is smaller than the one before.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await drawn(picture, part, first * step, typeFor(file))
    // Where the browser does not write the type it writes another one.
    if (blob.size <= mostBytes) return new File([blob], renamed(file.name, blob.type), { type: blob.type })
  }
  throw new Error('No size is small enough')
}

/**
 * The picture in fewer bytes: first only written anew, then step by step smaller until it fits.
 * @throws when the browser cannot draw it, or when nothing fits
 */
export async function shrunk(file: File, mostBytes: number): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    const part = { x: 0, y: 0, width: picture.width, height: picture.height }
    return await cutOut(picture, file, { part, mostWidth: Infinity, mostBytes })
  } finally {
    picture.close()
  }
}
