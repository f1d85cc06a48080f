import { expect, test, vi } from 'vitest'

import { markFirstContent, onFirstContent } from './first-content.ts'

test('what is fetched ahead of need waits for the first text, and what asks later does not', async () => {
  const early = vi.fn()
  onFirstContent(early)
  await Promise.resolve()
  expect(early).not.toHaveBeenCalled()
  markFirstContent()
  await expect.poll(() => early.mock.calls.length).toBe(1)
  const late = vi.fn()
  onFirstContent(late)
  await expect.poll(() => late.mock.calls.length).toBe(1)
})
