import { expect, test, vi } from 'vitest'

import { together } from './together.ts'

test('many calls of one turn are one, and the next turn has its own', async () => {
  const listener = vi.fn()
  const call = together(listener)
  call()
  call()
  expect(listener).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
  call()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(2)
})
