/**
 * Answers whether one may act now: the first time, and then not before so much time has passed.
 * @param ms milliseconds
 */
export function createThrottle(ms: number): (now: number) => boolean {
  let last: number | null = null
  return (now) => {
    if (last !== null && now - last >= 0 && now - last < ms) return false
    last = now
    return true
  }
}
