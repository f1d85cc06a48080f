import { createEmitter } from '../../../lib/emitter.ts'
import { limits } from '../limits.ts'

/** Somebody decides about rows; they still stand where they stood. */
export const beforeLeaving = createEmitter()

/** What stands in a list for itself: rows, the headings above some of them, and what follows the last one. */
const parts = '[data-row-id] > *, [data-list-end]'

/** A heading is the same one above whichever row it stands. */
const nameOf = (part: HTMLElement): HTMLElement | string => part.dataset['section'] ?? part

interface Standing {
  readonly part: HTMLElement
  /** In the window, CSS px. */
  readonly top: number
  readonly isShown: boolean
}

/** Where everything in a list stands, from above to below. */
export type Picture = ReadonlyMap<HTMLElement | string, Standing>

export function pictureOf(list: HTMLElement): Picture {
  const all = [...list.querySelectorAll<HTMLElement>(parts)].map((part): [HTMLElement | string, Standing] => {
    const { top, bottom } = part.getBoundingClientRect()
    return [nameOf(part), { part, top, isShown: bottom > 0 && top < innerHeight }]
  })
  return new Map(all)
}

/** Calls back once, when everything has its size and its place and nothing of it is painted; never for what is hidden. */
export function beforePaint(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(element)
  requestAnimationFrame(() => requestAnimationFrame(() => observer.disconnect()))
}

/** One of the design's courses, as animations from code want it. */
export const easing = (name: '--e-in' | '--e-out' | '--e-move'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** What has left fades where it stood, in a layer over the list. */
export function fadeOut(before: Picture, now: Picture, layer: HTMLElement): void {
  const { top: origin } = layer.getBoundingClientRect()
  for (const [name, { part, top, isShown }] of before) {
    if (!isShown || part.isConnected || now.has(name)) continue
    part.style.insetBlockStart = `${top - origin}px`
    layer.append(part)
    const timing = { duration: limits.rowFadeMs, easing: easing('--e-in'), fill: 'forwards' } as const
    const fade = part.animate({ opacity: [1, 0] }, timing)
    const leave = () => part.remove()
    fade.addEventListener('finish', leave)
    fade.addEventListener('cancel', leave)
  }
}

/** What stays goes from where it stood to its place, when what has left is faded. */
export function closeUp(before: Picture, now: Picture): readonly Animation[] {
  const timing: KeyframeAnimationOptions = {
    duration: limits.rowMoveMs,
    delay: limits.rowFadeMs,
    easing: easing('--e-move'),
    fill: 'backwards',
  }
  let by = 0
  return [...now].flatMap(([name, { part, top, isShown }]) => {
    const was = before.get(name)
    // What was not there comes along with what stands above it.
    if (was !== undefined) by = was.top - top
    if (Math.abs(by) < 1 || !(isShown || was?.isShown === true)) return []
    return [part.animate({ translate: [`0 ${by}px`, '0 0'] }, timing)]
  })
}
