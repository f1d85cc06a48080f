import { pixelArt } from '../limits.ts'

/** Whether a picture is so small that smoothing would spoil it; sizes in pixels. [MEDIA-23] */
export function isPixelArt(width: number | null, height: number | null): boolean {
  if (width === null || height === null || width <= 0 || height <= 0) return false
  const { mostPixels, button } = pixelArt
  return width * height <= mostPixels || (width === button.width && height === button.height)
}
