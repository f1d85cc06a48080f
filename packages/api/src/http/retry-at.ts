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

/** Mastodon and GoToSocial say on every answer when the count starts anew: it is a wait only once nothing is left. */
function readReset(headers: Headers, status: number): string | null {
  const remaining = headers.get('x-ratelimit-remaining')?.trim() ?? ''
  const isUsedUp = remaining === '' || !(Number(remaining) > 0)
  return status === 429 && isUsedUp ? headers.get('x-ratelimit-reset') : null
}

/**
 * When a request may be tried again: Retry-After of a 429 or 503, X-RateLimit-Reset of a 429.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, or null when the server does not say
 */
export function readRetryAt(headers: Headers, status: number, now: number): number | null {
  if (status !== 429 && status !== 503) return null
  const value = headers.get('retry-after') ?? readReset(headers, status)
  return value === null ? null : readMoment(value, now)
}
