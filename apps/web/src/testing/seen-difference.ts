import { page } from 'vitest/browser'

import { contrast } from './luminance.ts'

const linear = (value: number) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

/** How bright each pixel of an element is on the screen, row by row. */
export async function lookOf(element: Element): Promise<{ width: number; bright: readonly number[] }> {
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
  const pixels = canvas.getImageData(0, 0, picture.width, picture.height).data
  const bright = Array.from({ length: picture.width * picture.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * pixel)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  })
  return { width: picture.width, bright }
}

type Look = Awaited<ReturnType<typeof lookOf>>

/** How many pixels differ so much that they are told apart without their colours. */
export function pixelsApart(one: Look, other: Look): number {
  if (one.width !== other.width) return Number.POSITIVE_INFINITY
  return one.bright.filter((bright, at) => contrast(bright, other.bright[at] ?? bright) >= 3).length
}
