/** [POST-55] Pixels that stay free above and below a post that is scrolled into view. */
export const focusMargins = { top: 100, bottom: 50 } as const

/**
 * How far the page has to scroll, in pixels, so that a post lies within the margins. A post that does not fit is
 * shown from its top.
 */
export function distanceIntoView(
  rect: { top: number; bottom: number },
  viewportHeight: number,
  marginTop: number = focusMargins.top,
): number {
  const lowest = viewportHeight - focusMargins.bottom
  const toTop = rect.top - marginTop
  if (toTop < 0 || rect.bottom - rect.top > lowest) return toTop
  return rect.bottom > lowest ? Math.min(rect.bottom - lowest, toTop) : 0
}

export function scrollIntoMargins(element: Element): void {
  const { scrollMarginTop } = getComputedStyle(element)
  const top = Number.parseFloat(scrollMarginTop) || focusMargins.top
  const distance = distanceIntoView(element.getBoundingClientRect(), window.innerHeight, top)
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
}
