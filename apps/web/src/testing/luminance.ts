/** How bright the colour of an element is on the screen, as WCAG counts it. */
export function luminance(element: Element, property: 'backgroundColor' | 'color' = 'backgroundColor') {
  return luminanceOnScreen([getComputedStyle(element)[property]])
}

/** How bright colours are that are painted one over the other, the last on top. */
export function luminanceOnScreen(colours: readonly string[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  for (const colour of colours) {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const { data } = canvas.getImageData(0, 0, 1, 1)
  return luminanceAt(data, 0)
}

/** The light of a channel, by its value. */
const lights = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const light = (value = 0) => lights[value] ?? 0

/** How bright a pixel is whose red, green and blue stand in `data` from `at` on. */
export function luminanceAt(data: Uint8ClampedArray, at: number): number {
  return 0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2])
}

/** The ratio of two luminances, from 1 to 21. */
export function contrast(one: number, other: number) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
