import { decodeBlurHash } from 'fast-blurhash'
import { blurhashPixels as grain } from '../limits.ts'

const alphabet = /^[0-9A-Za-z#$%*+,\-.:;=?@[\]^_{|}~]{6,}$/

/** Draws a blurhash over the whole canvas; false when the text is no blurhash. */
export function drawBlurhash(canvas: HTMLCanvasElement, hash: string): boolean {
  const context = canvas.getContext('2d')
  if (context === null || !alphabet.test(hash)) return false
  try {
    const pixels = new ImageData(new Uint8ClampedArray(decodeBlurHash(hash, grain, grain)), grain, grain)
    if (canvas.width === grain && canvas.height === grain) {
      context.putImageData(pixels, 0, 0)
      return true
    }
    const small = new OffscreenCanvas(grain, grain)
    small.getContext('2d')?.putImageData(pixels, 0, 0)
    context.imageSmoothingQuality = 'high'
    context.drawImage(small, 0, 0, canvas.width, canvas.height)
    return true
  } catch {
    return false
  }
}
