import { afterEach } from 'vitest'

const { now } = Date
let aheadMs = 0

afterEach(() => {
  aheadMs = 0
  Date.now = now
})

/** Moves the clock forward for the rest of the test, without firing timers: what is throttled may start at once. */
export function skipTime(ms: number): void {
  aheadMs += ms
  // Not a spy: it would record every call.
  Date.now = () => now() + aheadMs
}
