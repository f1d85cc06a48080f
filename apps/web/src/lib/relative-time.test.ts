import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { minuteClock } from './minute-clock.ts'
import { longText } from './long-relative-time.ts'
import { splitRelativeTime } from './relative-time.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const s = 1_000
const m = 60 * s
const h = 60 * m
const d = 24 * h

describe('splitRelativeTime', () => {
  test.each([
    [0, 'now', 0],
    [999, 'now', 0],
    [1_000, 'second', 1],
    [59_999, 'second', 59],
    [m, 'minute', 1],
    [h - 1, 'minute', 59],
    [h, 'hour', 1],
    [d - 1, 'hour', 23],
    [d, 'day', 1],
    [7 * d - 1, 'day', 6],
    [7 * d, 'week', 1],
    [30 * d - 1, 'week', 4],
    [30 * d, 'month', 1],
    [365.25 * d - 1, 'month', 12],
    [365.25 * d, 'year', 1],
    [731 * d, 'year', 2],
  ] as const)('[POST-54] %i ms ago falls into the bucket %s with the number %i', (ago, unit, value) => {
    expect(splitRelativeTime(now - ago, now)).toEqual({ unit, value, isFuture: false })
  })

  test('[POST-54] a time to come uses the same buckets', () => {
    expect(splitRelativeTime(now + 3 * h, now)).toEqual({ unit: 'hour', value: 3, isFuture: true })
  })
})

test('the long form is a phrase that knows past and future', () => {
  expect(longText({ unit: 'hour', value: 3, isFuture: true }, 'en')).toBe('in 3 hours')
  expect(longText({ unit: 'day', value: 1, isFuture: false }, 'en')).toBe('1 day ago')
})

describe('minuteClock', () => {
  beforeEach(() => vi.useFakeTimers({ now }))
  afterEach(() => vi.useRealTimers())

  test('[POST-53] listeners are called every 60 s and not before', () => {
    const listener = vi.fn()
    const stop = minuteClock.subscribe(listener)
    vi.advanceTimersByTime(59_999)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(minuteClock.getSnapshot()).toBe(now + 60_000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
