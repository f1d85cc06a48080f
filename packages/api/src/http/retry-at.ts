/** Above this a number of seconds is a point in time, below it a wait. */
const EARLIEST_EPOCH_S = 1_000_000_000

function readMoment(value: string, now: number): number | null {
  const seconds = Number(value)
  if (value.trim() !== '' && Number.isFinite(seconds)) {
    return (seconds >= EARLIEST_EPOCH_S ? 0 : now) + seconds * 1000
  }
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : date
}

/**
 * When a limited request may be tried again, from Retry-After or X-RateLimit-Reset.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, or null when the server does not say
 */
export function readRetryAt(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after') ?? headers.get('x-ratelimit-reset')
  return value === null ? null : readMoment(value, now)
}
