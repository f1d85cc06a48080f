import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calmly } from './calmly.ts'

const told: (readonly number[])[] = []
const tell = (items: readonly number[]) => {
  const rest = items.filter((item) => item > 0)
  if (rest.length > 0) told.push(rest)
  return rest.length > 0
}

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first is told at once, and what comes in the next while together at its end', () => {
  const calm = calmly(tell, 30_000)
  calm.add([1])
  for (let item = 2; item <= 9; item += 1) {
    vi.advanceTimersByTime(3_000)
    calm.add([item])
  }
  expect(told).toEqual([[1]])
  vi.advanceTimersByTime(6_000)
  expect(told).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9]])
  vi.advanceTimersByTime(29_999)
  calm.add([10])
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  calm.add([11])
  expect(told.slice(2)).toEqual([[10], [11]])
})

test('what was nothing to tell of quiets nothing, and what waits can be forgotten', () => {
  const calm = calmly(tell, 30_000)
  calm.add([-1])
  calm.add([1])
  calm.add([2])
  expect(told).toEqual([[1]])
  calm.stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([[1]])
})
