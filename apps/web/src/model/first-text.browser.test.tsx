import { expect, test, vi } from 'vitest'

import { markFirstContent, onFirstText } from './first-text.ts'

test('what is fetched ahead of need waits for the first text, and what asks later does not', async () => {
  const early = vi.fn()
  onFirstText(early)
  await Promise.resolve()
  expect(early).not.toHaveBeenCalled()
  markFirstContent()
  await expect.poll(() => early.mock.calls.length).toBe(1)
  const late = vi.fn()
  onFirstText(late)
  await expect.poll(() => late.mock.calls.length).toBe(1)
})
