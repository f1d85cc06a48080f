import sharp, { type Sharp } from 'sharp'
import { documentOf, type Drawing } from './svg.ts'

/** A finished picture file. */
export interface Picture {
  bytes: Uint8Array
  mime: string
  fileName: string
}

export type Format = 'webp' | 'png' | 'jpeg'

const drawn = new Map<string, Promise<Picture>>()

function fromSvg(drawing: Drawing, width: number): Sharp {
  return sharp(Buffer.from(documentOf(drawing)), { density: Math.max(1, (72 * width) / drawing.width) })
}

async function write(name: string, drawing: Drawing, format: Format, width: number): Promise<Picture> {
  const canvas = fromSvg(drawing, width).resize({ width, fit: 'inside' })
  const encoded =
    format === 'png'
      ? canvas.png({ compressionLevel: 6, palette: true, effort: 1 })
      : format === 'jpeg'
        ? canvas.flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
        : canvas.webp({ quality: 80, effort: 1 })
  return {
    bytes: await encoded.toBuffer(),
    mime: `image/${format}`,
    fileName: `${name}.${format === 'jpeg' ? 'jpg' : format}`,
  }
}

/** Draws a picture once in a run; asking again for the same name gives the same bytes. */
export function render(
  name: string,
  draw: () => Drawing,
  { format = 'webp', width }: { format?: Format; width?: number } = {},
): Promise<Picture> {
  const key = `${name} ${format} ${width ?? ''}`
  let picture = drawn.get(key)
  if (picture === undefined) {
    const drawing = draw()
    picture = write(name, drawing, format, width ?? drawing.width)
    drawn.set(key, picture)
  }
  return picture
}

/** A moving picture; `delay` is milliseconds a frame. */
export async function renderAnimation(
  name: string,
  frames: readonly Drawing[],
  { width, delay }: { width: number; delay: number },
): Promise<Picture> {
  const stills = await Promise.all(
    frames.map((frame) => fromSvg(frame, width).resize({ width }).png({ compressionLevel: 1 }).toBuffer()),
  )
  const bytes = await sharp(stills, { join: { animated: true } })
    .gif({ delay: stills.map(() => delay), loop: 0, effort: 3 })
    .toBuffer()
  return { bytes, mime: 'image/gif', fileName: `${name}.gif` }
}
