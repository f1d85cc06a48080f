import { contrast, luminanceOnScreen } from './luminance.ts'

const written = 'input, textarea, select'
const drawnByTheBrowser = ['checkbox', 'radio', 'range', 'file', 'hidden', 'color']

/** Everything that is painted below an element's own content, from the page up, by the element that paints it. */
function painted(element: Element | null): readonly string[] {
  if (element === null) return ['Canvas']
  return [...painted(element.parentElement), getComputedStyle(element).backgroundColor]
}

/** The colour that runs around an element, or undefined where none does. */
function edgeOf(element: Element): string | undefined {
  const style = getComputedStyle(element)
  const isBordered = style.borderBlockEndStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0
  if (isBordered) return style.borderBlockEndColor
  // A shadow without a blur is a line.
  return /^((?:rgb|oklch|oklab|color)[^)]*\)) 0px (?:0px|[12]px) 0px [^,]*px/.exec(style.boxShadow)?.[1]
}

/** The box that a field is drawn in: the nearest around it with an edge. */
function boxOf(field: Element): { box: Element; edge: string } | null {
  let box: Element | null = field
  for (let steps = 0; box !== null && steps < 5; steps++) {
    const edge = edgeOf(box)
    if (edge !== undefined) return { box, edge }
    box = box.parentElement
  }
  return null
}

/** What is too weak about the fields that are drawn: an edge of less than 3 to either side, placeholders of less than 4.5. */
export function weakFields(root: Element = document.body): string[] {
  const fields = [...root.querySelectorAll<HTMLInputElement>(written)].filter((field) => {
    const isAskedInWords = getComputedStyle(field).appearance === 'none' && field.matches('select')
    const isSeen = field.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && !isAskedInWords && !drawnByTheBrowser.includes(field.type)
  })
  return fields.flatMap((field) => {
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder
    const inside = painted(field)
    const weak: string[] = []
    const found = boxOf(field)
    if (found === null) weak.push(`${name}: no edge`)
    else {
      const outside = painted(found.box.parentElement)
      for (const [side, ground] of [
        ['inside', inside],
        ['outside', outside],
      ] as const) {
        const ratio = contrast(luminanceOnScreen([...outside, found.edge]), luminanceOnScreen(ground))
        if (ratio < 3) weak.push(`${name}: edge to the ${side} ${ratio.toFixed(2)}`)
      }
    }
    if (field.placeholder) {
      const words = getComputedStyle(field, '::placeholder').color
      const ratio = contrast(luminanceOnScreen([...inside, words]), luminanceOnScreen(inside))
      if (ratio < 4.5) weak.push(`${name}: placeholder ${ratio.toFixed(2)}`)
    }
    return weak
  })
}
