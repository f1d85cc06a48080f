import { afterEach, expect, test } from 'vitest'

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

test('[BOOT-01] the first picture of a list fills the screen, and what lies beyond it follows', async () => {
  const reach = await firstReach()
  expect(reach).toBeGreaterThanOrEqual(window.innerHeight)
  expect(reach).toBeLessThan(1.3 * window.innerHeight)
  await expect.poll(() => mountedIds().length * rowHeight).toBeGreaterThan(1.3 * window.innerHeight)
})
