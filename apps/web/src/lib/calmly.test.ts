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

test('what comes together is told once, and what comes in the next while together at its end', () => {
  const calm = calmly(tell, { gatherMs: 2_000, quietMs: 30_000 })
  calm.add([0.5])
  vi.advanceTimersByTime(1_999)
  calm.add([1])
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([[0.5, 1]])
  for (let item = 2; item <= 9; item += 1) {
    vi.advanceTimersByTime(3_000)
    calm.add([item])
  }
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(6_000)
  expect(told.slice(1)).toEqual([[2, 3, 4, 5, 6, 7, 8, 9]])
  vi.advanceTimersByTime(60_000)
  calm.add([10])
  vi.advanceTimersByTime(2_000)
  expect(told.slice(2)).toEqual([[10]])
})

test('what was nothing to tell of quiets nothing, and what waits can be forgotten', () => {
  const calm = calmly(tell, { gatherMs: 2_000, quietMs: 30_000 })
  calm.add([-1])
  vi.advanceTimersByTime(2_000)
  calm.add([1])
  vi.advanceTimersByTime(2_000)
  calm.add([2])
  expect(told).toEqual([[1]])
  calm.stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([[1]])
})
