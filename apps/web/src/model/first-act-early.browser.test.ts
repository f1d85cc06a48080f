import { expect, test, vi } from 'vitest'

import { beforeFirstAct } from './first-act.ts'
import { markFirstContent } from './first-content.ts'

test('who moves before there is something to read has not made it wait for what acts', async () => {
  const fetch = vi.fn<() => void>()
  beforeFirstAct(fetch)
  window.dispatchEvent(new Event('touchstart'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(fetch).not.toHaveBeenCalled()
  markFirstContent()
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
})
