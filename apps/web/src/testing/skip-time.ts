import { beforeEach, vi } from 'vitest'

const { now } = Date
let aheadMs = 0

beforeEach(() => {
  aheadMs = 0
})

/**
 * Moves the clock of the page forward, without firing timers: what is throttled may start again at once. Ends with
 * `vi.restoreAllMocks`.
 */
export function skipTime(ms: number): void {
  aheadMs += ms
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
}
