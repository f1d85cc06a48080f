import { afterEach } from 'vitest'

const { now } = Date
let aheadMs = 0

// The clock never goes back: a throttle that the next test uses again would wait for it.
afterEach(() => skipTime(Date.now() - now() - aheadMs))

// Neither function is a spy: that would record every call.

/** Moves the clock forward, without firing timers. */
export function skipTime(ms: number): void {
  aheadMs += ms
  Date.now = () => now() + aheadMs
}

/**
 * Lets the clock run a hundred times as fast until the test ends, without firing timers: what is throttled, such as
 * pages of older posts [LIM-10], hardly waits.
 */
export function speedUpClock(): void {
  const start = now()
  Date.now = () => now() + aheadMs + (now() - start) * 100
}
