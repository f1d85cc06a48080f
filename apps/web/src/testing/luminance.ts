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
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio of two luminances, from 1 to 21. */
export function contrast(one: number, other: number) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
