import { decodeBlurHash } from 'fast-blurhash'
import { blurhashPixels as grain } from '../limits.ts'

const alphabet = /^[0-9A-Za-z#$%*+,\-.:;=?@[\]^_{|}~]{6,}$/

/** Draws a blurhash over the whole canvas; nothing when the text is no blurhash. */
export function drawBlurhash(canvas: HTMLCanvasElement, hash: string): void {
  const context = canvas.getContext('2d')
  if (context === null || !alphabet.test(hash)) return
  try {
    const pixels = new ImageData(new Uint8ClampedArray(decodeBlurHash(hash, grain, grain)), grain, grain)
    if (canvas.width === grain && canvas.height === grain) return context.putImageData(pixels, 0, 0)
    const small = new OffscreenCanvas(grain, grain)
    small.getContext('2d')?.putImageData(pixels, 0, 0)
    context.imageSmoothingQuality = 'high'
    context.drawImage(small, 0, 0, canvas.width, canvas.height)
  } catch {
    // It is none after all.
  }
}
