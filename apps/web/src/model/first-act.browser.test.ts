import { expect, test, vi } from 'vitest'

import { beforeFirstAct } from './first-act.ts'
import { markFirstContent } from './first-content.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

test('code for acting on posts is fetched with the first input, once there is something to read', async () => {
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
