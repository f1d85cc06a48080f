import { page } from 'vitest/browser'

import { contrast, luminanceAt } from './luminance.ts'

/** How bright each pixel of an element is on the screen, row by row. */
export async function lookOf(element: Element): Promise<{ width: number; bright: Float64Array }> {
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
  const bright = Float64Array.from({ length: pixels.length / 4 }, (_, pixel) =>
    luminanceAt(pixels, 4 * pixel),
  )
  return { width: picture.width, bright }
}

type Look = Awaited<ReturnType<typeof lookOf>>

/** How many pixels differ so much that they are told apart without their colours. */
export function pixelsApart(one: Look, other: Look): number {
  if (one.width !== other.width) return Number.POSITIVE_INFINITY
  return one.bright.filter((bright, at) => contrast(bright, other.bright[at] ?? bright) >= 3).length
}
