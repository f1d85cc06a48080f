import { afterEach, expect, test } from 'vitest'

import { isFirstTextThere, noteFirstText } from '../../../model/first-text.ts'
import { mountedIds } from '../../../model/timelines/testing/rows.ts'
import { ids, openList } from './testing/list-page.tsx'

afterEach(() => window.scrollTo(0, 0))

const rowHeight = 100

/** Opens a list and answers how far down, in pixels, the rows of its first picture reach. */
async function firstReach(): Promise<number> {
  const reaches: number[] = []
  const observer = new MutationObserver(() => {
    if (mountedIds().length > 0) reaches.push(mountedIds().length * rowHeight)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await openList(ids('r', 500), { height: () => rowHeight })
  observer.disconnect()
  return reaches[0] ?? 0
}

test('[BOOT-01] the very first picture of a visit shows where reading begins, and the rest of the screen follows', async () => {
  expect(isFirstTextThere()).toBe(false)
  const reach = await firstReach()
  expect(reach).toBeGreaterThan(0.4 * window.innerHeight)
  expect(reach).toBeLessThan(0.8 * window.innerHeight)
  await expect.poll(() => mountedIds().length * rowHeight).toBeGreaterThan(window.innerHeight)
})

test('later lists fill the screen at once', async () => {
  noteFirstText()
  await expect.poll(isFirstTextThere).toBe(true)
  expect(await firstReach()).toBeGreaterThanOrEqual(window.innerHeight)
})
