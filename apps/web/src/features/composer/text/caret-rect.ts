/** A place in the window, CSS px. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a character of the text is drawn, read from the layer that lies under the field; null when it is not there. */
export function characterRect(layer: HTMLElement | null, text: string, at: number): Rect | null {
  const before = text.slice(0, at)
  const paragraph = layer?.children[before.split('\n').length - 1]
  if (paragraph === undefined) return null
  let left = at - (before.lastIndexOf('\n') + 1)
  const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const { length } = node as Text
    if (left < length) {
      const range = document.createRange()
      range.setStart(node, left)
      range.setEnd(node, left + 1)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x, y, width, height }
    }
    left -= length
  }
  return null
}
