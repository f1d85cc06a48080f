/** How long a page that is growing is watched for the place to scroll back to, milliseconds. */
const timeoutMs = 3_000

/**
 * Scrolls the page down to `top` (px), as soon as it is tall enough: content may still be on its way. Gives up after a
 * while, and at once when somebody scrolls, presses or types. Returns the way to stop.
 */
export function restoreScroll(top: number): () => void {
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const observer = new ResizeObserver(() => attempt())
  const timer = setTimeout(() => stop(), timeoutMs)

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of hands) removeEventListener(name, stop)
  }
  function attempt() {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1) stop()
  }
  for (const name of hands) addEventListener(name, stop, { passive: true })
  attempt()
  if (Math.abs(scrollY - top) > 1) observer.observe(document.body)
  return stop
}
