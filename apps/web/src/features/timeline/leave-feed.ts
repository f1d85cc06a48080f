const takesFocus =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.closest('[inert]') === null && element.checkVisibility()
}

/**
 * From inside a feed to what can have the focus before or after it; where nothing can, to what stands there. False
 * outside of a feed.
 */
export function leaveFeed({ target }: KeyboardEvent, step: 1 | -1): boolean {
  const feed = target instanceof Element ? target.closest('[role="feed"]') : null
  if (feed === null) return false
  const isBeyond = (element: Element) => {
    const wanted = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
    // What loads more at the end belongs to the feed.
    if (feed.contains(element) || element.closest('[data-list-end]') !== null) return false
    return (feed.compareDocumentPosition(element) & wanted) !== 0
  }
  const around = feed.closest('dialog:modal') ?? document
  const others = [...around.querySelectorAll<HTMLElement>(takesFocus)].filter(
    (element) => isBeyond(element) && isReachable(element),
  )
  const end = feed.nextElementSibling
  const next = others.at(step === 1 ? 0 : -1) ?? (step === 1 && end instanceof HTMLElement ? end : null)
  if (next === null) return false
  if (next === end && next.tabIndex < 0) next.tabIndex = -1
  next.focus()
  return true
}
