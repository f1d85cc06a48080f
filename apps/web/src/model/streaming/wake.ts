/** How often it is looked whether the machine slept, and what counts as sleep, in milliseconds. */
const lookEveryMs = 10_000
const sleepMs = 45_000

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
