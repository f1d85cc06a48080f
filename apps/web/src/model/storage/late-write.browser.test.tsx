import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lateWrite } from './late-write.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what changes with every movement is written once a second', () => {
  const write = vi.fn()
  const late = lateWrite(write)
  for (let ms = 0; ms < 3000; ms += 100) {
    late.soon()
    vi.advanceTimersByTime(100)
  }
  expect(write).toHaveBeenCalledTimes(3)
})

test('what waits is written before the page may go, and only what waits', () => {
  const write = vi.fn()
  const late = lateWrite(write)
  window.dispatchEvent(new Event('pagehide'))
  expect(write).not.toHaveBeenCalled()
  late.soon()
  window.dispatchEvent(new Event('pagehide'))
  expect(write).toHaveBeenCalledTimes(1)
  late.soon()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(write).toHaveBeenCalledTimes(2)
  vi.runAllTimers()
  expect(write).toHaveBeenCalledTimes(2)
})
