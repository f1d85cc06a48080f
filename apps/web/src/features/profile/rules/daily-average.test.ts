import { expect, test } from 'vitest'
import { dailyAverage } from './daily-average.ts'

const day = 24 * 60 * 60 * 1_000

test('[USER-05] posts a day are counted by the days since somebody came, rounded up', () => {
  expect(dailyAverage(10, 0, 2.5 * day)).toBe(3)
  expect(dailyAverage(10, 0, 3 * day)).toBe(3)
  expect(dailyAverage(0, 0, 900 * day)).toBe(0)
})

test('[USER-05] of somebody who came just now, or by a clock that is ahead, the first day counts', () => {
  expect(dailyAverage(7, 0, 0)).toBe(7)
  expect(dailyAverage(7, 2 * day, day)).toBe(7)
})
