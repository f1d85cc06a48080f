import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { frames, stillness } from '../../../model/timelines/testing/frames.ts'
import { firstVisibleId, rowTop } from '../../../model/timelines/testing/rows.ts'
import { ids, openList, scrollTo } from './testing/list-page.tsx'

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

/** A list that is being scrolled, above which rows come meanwhile. */
async function openGliding() {
  const world = await openList(ids('r', 300))
  await scrollTo(30_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.scrollBy(0, -20)
  await frames(3)
  const read = firstVisibleId()
  const before = { row: rowTop(read), page: window.scrollY }
  world.setIds((rows) => [...ids('n', 20), ...rows])
  await frames(3)
  expect(rowTop(read)).toBeCloseTo(before.row, 0)
  expect(window.scrollY).toBe(before.page)
  return { world, read, before }
}

/** The page stands still for long enough to be moved. */
async function rest() {
  vi.advanceTimersByTime(150)
  vi.useRealTimers()
  await stillness()
}

test('on an iPhone a page that glides is moved when it has come to rest, and what is read does not move', async () => {
  const { read, before } = await openGliding()
  await rest()
  expect(rowTop(read)).toBeCloseTo(before.row, 0)
  expect(window.scrollY).toBeGreaterThan(before.page + 1_000)
  expect(firstVisibleId()).toBe(read)
})

test('a finger on the glass holds it back as well', async () => {
  const { read, before } = await openGliding()
  window.dispatchEvent(new Event('touchstart'))
  vi.advanceTimersByTime(1_000)
  await frames(3)
  expect(window.scrollY).toBe(before.page)
  window.dispatchEvent(new Event('touchend'))
  await rest()
  expect(rowTop(read)).toBeCloseTo(before.row, 0)
  expect(window.scrollY).toBeGreaterThan(before.page + 1_000)
})

test('a list that is hidden while its page glides comes back at its place, and at rest', async () => {
  const { world, read, before } = await openGliding()
  world.setIsHidden(true)
  await frames(3)
  world.setIsHidden(false)
  vi.useRealTimers()
  await stillness()
  expect(firstVisibleId()).toBe(read)
  expect(rowTop(read)).toBeCloseTo(before.row, 0)
  expect(window.scrollY).toBeGreaterThan(before.page + 1_000)
})
