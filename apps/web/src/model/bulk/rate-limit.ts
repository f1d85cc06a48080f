import { isApiError } from '@skein/api'

/** How long to leave a server alone that limits requests and does not say for how long, ms. Akkoma counts 10 s. */
const usualPauseMs = 12_000
/** Minimum pause: clocks of servers are some seconds apart. ms. */
const leastPauseMs = 1_000
/** Maximum delay of a browser's timer, ms. */
const mostTimerMs = 2_147_483_647

/** Until when a rate limit asks to pause, epoch ms; null for any other failure. */
export function pauseEnd(error: unknown, nowMs: number): number | null {
  if (!isApiError(error) || error.status !== 429) return null
  return Math.max(error.retryAt ?? nowMs + usualPauseMs, nowMs + leastPauseMs)
}

/** Resolves at a time (epoch ms), or as soon as the signal is aborted. */
export function pauseUntil(untilMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve()
      return
    }
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(Math.max(0, untilMs - Date.now()), mostTimerMs))
    signal.addEventListener('abort', end)
  })
}
