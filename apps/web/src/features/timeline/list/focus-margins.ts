/** [POST-55] Pixels that stay free above and below a post that is scrolled into view. */
export const focusMargins = { top: 100, bottom: 50 } as const

/**
 * How far the page has to scroll, in pixels, so that a post lies within the margins. A post that does not fit is
 * shown from its top.
 */
export function distanceIntoView(
  rect: { top: number; bottom: number },
  viewportHeight: number,
  { top: marginTop, bottom: marginBottom }: { top: number; bottom: number } = focusMargins,
): number {
  const lowest = viewportHeight - marginBottom
  const toTop = rect.top - marginTop
  if (toTop < 0 || rect.bottom - rect.top > lowest) return toTop
  return rect.bottom > lowest ? Math.min(rect.bottom - lowest, toTop) : 0
}

export function scrollIntoMargins(element: Element): void {
  const { scrollMarginTop } = getComputedStyle(element)
  // Something may lie over the lower edge of the page.
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const margins = {
    top: Number.parseFloat(scrollMarginTop) || focusMargins.top,
    bottom: Math.max(focusMargins.bottom, Number.parseFloat(scrollPaddingBottom) || 0),
  }
  const distance = distanceIntoView(element.getBoundingClientRect(), window.innerHeight, margins)
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
}
