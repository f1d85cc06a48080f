/** So long what was changed may go on moving rows, milliseconds. */
const settlingMs = 1_000
const signs = ['wheel', 'touchmove', 'keydown'] as const

/** Of a row, how far below what sticks to the top of the page it begins, pixels. */
function distanceOf(row: Element): number {
  const marker = row.parentElement?.firstElementChild
  const covered = marker instanceof HTMLElement ? -marker.offsetTop : 0
  return row.getBoundingClientRect().top - covered
}

let stopBefore: () => void = () => undefined

/**
 * To be called before something that changes the size of everything, headings included, which the list does not know
 * of: the first row that is read keeps its distance from them, until the reader moves.
 */
export function keepReading(): void {
  stopBefore()
  if (scrollY === 0) return
  const rows = [...document.querySelectorAll('main [data-row-id]')]
  const row = rows.find((each) => distanceOf(each) + each.getBoundingClientRect().height > 0)
  if (row === undefined) return
  const before = distanceOf(row)
  // After the list's own: it is told of the same sizes later.
  const watch = new ResizeObserver(() => {
    const by = distanceOf(row) - before
    if (row.isConnected && Math.abs(by) >= 0.5) scrollBy({ top: by, behavior: 'instant' })
  })
  for (const each of [document.documentElement, ...rows]) watch.observe(each)
  const timer = setTimeout(stop, settlingMs)
  signs.forEach((sign) => addEventListener(sign, stop, { passive: true }))
  stopBefore = stop

  function stop() {
    clearTimeout(timer)
    watch.disconnect()
    signs.forEach((sign) => removeEventListener(sign, stop))
  }
}
