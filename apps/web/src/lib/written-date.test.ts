import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clockTime, dayOf, fullDate, longDay, shortDate, timeOfDay } from './written-date.ts'

beforeAll(() => vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => vi.unstubAllEnvs())

test('whatever number is given as a date, nothing throws', () => {
  for (const ms of [1e300, -1e300, 1e17, Infinity, -Infinity, 8.64e15, 0])
    for (const write of [clockTime, fullDate, longDay, shortDate, timeOfDay])
      expect(write(ms, 'en')).not.toBe('')
  expect(fullDate(Number.NaN, 'en')).toBe('')
  expect(dayOf('not a date', 'en')).toBe('')
  expect(dayOf(null, 'en')).toBe('')
})

test('a date without a time is the same day in every time zone', () => {
  for (const iso of [
    '2022-05-01',
    '2022-05-01T00:00:00.000Z',
    '2022-05-01T00:00:00Z',
    '2022-05-01T00:00+00:00',
  ])
    expect(dayOf(iso, 'en')).toBe('May 1, 2022')
  expect(dayOf('2022-05-01T03:30:00.000Z', 'en')).toBe('April 30, 2022')
})
