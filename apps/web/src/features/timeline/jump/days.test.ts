import { describe, expect, test } from 'vitest'

import { dayBefore, startOf } from './days.ts'

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime()

describe('a day of the reader', () => {
  test('begins at midnight where they are, and ends where the next one begins', () => {
    expect(startOf('2026-03-01')).toBe(at(2026, 3, 1, 0))
    expect(startOf('2026-03-01', 1)).toBe(at(2026, 3, 2, 0))
    expect(startOf('2024-12-31', 1)).toBe(at(2025, 1, 1, 0))
  })

  test.each(['', '2026', '2026-02-30', '2026-13-01', 'yesterday', '2026-3-1'])('%j is none', (text) => {
    expect(startOf(text)).toBeNull()
  })
})

test('so long ago keeps the day of the month, or takes the last one there is', () => {
  expect(dayBefore(at(2026, 11, 23, 23), 0, 0)).toBe('2026-11-23')
  expect(dayBefore(at(2026, 11, 23), 0, 7)).toBe('2026-11-16')
  expect(dayBefore(at(2026, 3, 3), 0, 7)).toBe('2026-02-24')
  expect(dayBefore(at(2026, 3, 31), 1, 0)).toBe('2026-02-28')
  expect(dayBefore(at(2024, 2, 29), 12, 0)).toBe('2023-02-28')
})
