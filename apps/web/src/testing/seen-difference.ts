import { page } from 'vitest/browser'

import { contrast, luminanceAt } from './luminance.ts'

/** What an element looks like on the screen. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

/** Takes a screenshot of an element. */
export async function lookOf(element: Element): Promise<Look> {
  // It is found by its place: ids that the page gave may not stand in a selector.
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    each.removeAttribute('id')
  element.id = 'looked-at'
  const data = await page.screenshot({ element, save: false })
  element.removeAttribute('id')
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.drawImage(picture, 0, 0)
  const { data: pixels } = canvas.getImageData(0, 0, picture.width, picture.height)
  return { width: picture.width, height: picture.height, pixels }
}

/** Cuts the part out of the look of `whole` where `part` is drawn. */
export function cut({ width, height, pixels }: Look, whole: Element, part: Element): Look {
  const outer = whole.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const left = Math.floor(inner.left - outer.left)
  const top = Math.floor(inner.top - outer.top)
  const size = { width: Math.ceil(inner.width), height: Math.ceil(inner.height) }
  const isInside = left >= 0 && top >= 0 && left + size.width <= width && top + size.height <= height
  if (!isInside) throw new Error(`not in the picture: ${part.outerHTML}`)
  const rows = Array.from({ length: size.height }, (_, row) => {
    const start = 4 * ((top + row) * width + left)
    return pixels.subarray(start, start + 4 * size.width)
  })
  const cutOut = new Uint8ClampedArray(4 * size.width * size.height)
  for (const [row, values] of rows.entries()) cutOut.set(values, 4 * row * size.width)
  return { ...size, pixels: cutOut }
}

/** How many pixels differ so much that they are told apart without their colours. */
export function pixelsApart(one: Look, other: Look): number {
  if (one.width !== other.width) return Number.POSITIVE_INFINITY
  let count = 0
  const length = Math.min(one.pixels.length, other.pixels.length)
  for (let at = 0; at < length; at += 4) {
    if (contrast(luminanceAt(one.pixels, at), luminanceAt(other.pixels, at)) >= 3) count += 1
  }
  return count
}
