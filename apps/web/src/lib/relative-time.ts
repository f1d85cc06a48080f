type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

export interface Distance {
  unit: Unit
  /** Whole units, rounded towards zero. */
  value: number
  isFuture: boolean
}

export type RelativeTime = Distance | { unit: 'now'; value: 0; isFuture: false }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const steps: readonly (readonly [Unit, number])[] = [
  ['year', 365.25 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
]

/** How far `thenMs` lies from `nowMs`, in the largest unit that fits [POST-54]. */
export function splitRelativeTime(thenMs: number, nowMs: number): RelativeTime {
  const distance = Math.abs(nowMs - thenMs)
  const isFuture = thenMs > nowMs
  for (const [unit, size] of steps) {
    if (distance >= size) return { unit, value: Math.floor(distance / size), isFuture }
  }
  return { unit: 'now', value: 0, isFuture: false }
}
