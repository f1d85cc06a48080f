import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('what comes within the time after one that was let through is not', () => {
  const mayAct = createThrottle(100)
  expect([1_000, 1_099, 1_100, 1_150, 1_200].map(mayAct)).toEqual([true, false, true, false, true])
})

test('a clock that was put back stops nothing', () => {
  const mayAct = createThrottle(100)
  expect([10_000, 500].map(mayAct)).toEqual([true, true])
})
