/**
 * How often it is looked whether the machine slept, and what counts as sleep, in milliseconds: more than the minute
 * that browsers let pass between two timers of a hidden tab.
 */
const lookEveryMs = 10_000
const sleepMs = 90_000

/** Calls back when the machine slept or the network came back: a socket may be dead without a word of it. */
export function onWake(listener: () => void): () => void {
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const hasSlept = now - last > sleepMs
    last = now
    if (hasSlept) listener()
  }, lookEveryMs)
  window.addEventListener('online', listener)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', listener)
  }
}
