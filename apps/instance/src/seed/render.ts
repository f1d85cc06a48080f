import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { dataFile } from './data.ts'

/** A finished file, ready to be uploaded. */
export interface Picture {
  bytes: Uint8Array
  mime: string
  fileName: string
}

export type Format = 'webp' | 'png' | 'jpeg'

interface RenderOptions {
  format?: Format
  /** In pixels; left out: as wide as it was drawn. */
  width?: number
  /** Wider pictures are made smaller. */
  maxWidth?: number
}

const rendered = new Map<string, Promise<Picture>>()

const readSvg = (name: string): Promise<string> => readFile(dataFile(`pictures/${name}.svg`), 'utf8')

/** The width that an SVG document says it has. */
function widthOf(svg: string): number {
  return Number(/<svg [^>]*\bwidth="(\d+)"/.exec(svg)?.[1])
}

function canvasOf(svg: string, width: number): Sharp {
  const density = Math.max(1, (72 * width) / widthOf(svg))
  return sharp(Buffer.from(svg), { density }).resize({ width, fit: 'inside' })
}

async function write(name: string, { format = 'webp', width, maxWidth }: RenderOptions): Promise<Picture> {
  const svg = await readSvg(name)
  const canvas = canvasOf(svg, width ?? Math.min(widthOf(svg), maxWidth ?? Infinity))
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

/** Turns a drawing (`scenes/quilt`) into a picture file, once in a run: the same question gives the same bytes. */
export function render(name: string, options: RenderOptions = {}): Promise<Picture> {
  const { format, width, maxWidth } = options
  const key = `${name} ${format} ${width} ${maxWidth}`
  const picture = rendered.get(key) ?? write(name, options)
  rendered.set(key, picture)
  return picture
}

/** A moving picture; `delay` is milliseconds a frame. */
export async function renderAnimation(
  frames: readonly string[],
  { width, delay }: { width: number; delay: number },
): Promise<Picture> {
  const stills = await Promise.all(
    frames.map(async (name) =>
      canvasOf(await readSvg(name), width)
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  )
  const bytes = await sharp(stills, { join: { animated: true } })
    .gif({ delay: stills.map(() => delay), loop: 0, effort: 3 })
    .toBuffer()
  return { bytes, mime: 'image/gif', fileName: 'animation.gif' }
}
