/**
 * Runs something when the browser has nothing else to do, and at the latest after a while; where it cannot say, after
 * a quarter of that. The answer takes it back.
 * @param mostWaitMs milliseconds
 */
export function whenIdle(run: () => void, mostWaitMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, mostWaitMs / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: mostWaitMs })
  return () => cancelIdleCallback(handle)
}
