/** A page that nobody sees paints nothing: so long it is waited for, in milliseconds. */
const mostWaitMs = 600

/** Calls back once, when what was drawn just now has been painted. Returns the way to stop. */
export function whenPainted(run: () => void): () => void {
  let timer = setTimeout(run, mostWaitMs)
  // The page is painted in the task of its frame, before any other.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
