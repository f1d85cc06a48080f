/** How long until something is asked for again when nobody says that the line is back; doubled with each try, in milliseconds. */
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/**
 * Runs something once, when it may be worth asking again: the browser says that the line is back, somebody looks at the
 * page again, or a while has passed, because not every browser says so.
 * @param tries how often it was asked for in vain
 * @returns how to give it up
 */
export function whenLineMayBeBack(tries: number, run: () => void): () => void {
  const hasPage = typeof document !== 'undefined'
  const stop = () => {
    clearTimeout(timer)
    if (!hasPage) return
    window.removeEventListener('online', go)
    document.removeEventListener('visibilitychange', tick)
  }
  const go = () => {
    stop()
    run()
  }
  /** Nothing is asked for in a hidden page. */
  const tick = () => {
    if (!hasPage || document.visibilityState === 'visible') go()
  }
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1), LONGEST_WAIT_MS)
  const timer = setTimeout(tick, wait)
  if (hasPage) {
    window.addEventListener('online', go)
    document.addEventListener('visibilitychange', tick)
  }
  return stop
}
