import { expect, test, vi } from 'vitest'

import { beforeFirstAct } from './first-act.ts'
import { markFirstContent } from './first-content.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

test('what acts is fetched with the first sign of somebody, once there is something to read', async () => {
  const fetch = vi.fn<() => void>()
  beforeFirstAct(fetch)
  markFirstContent()
  await settled()
  expect(fetch).not.toHaveBeenCalled()
  window.dispatchEvent(new WheelEvent('wheel'))
  await expect.poll(() => fetch.mock.calls.length).toBe(1)

  const late = vi.fn<() => void>()
  beforeFirstAct(late)
  await expect.poll(() => late.mock.calls.length).toBe(1)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
  await settled()
  expect(fetch).toHaveBeenCalledTimes(1)
})
