import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { home, openHome, scrollTo } from '../../testing/page.tsx'

const loadedIds = () =>
  getFeed(home)
    .getState()
    .entries.map(({ id }) => id)

async function choose(): Promise<void> {
  await page.getByRole('button', { name: 'Quick settings' }).press()
  await page.getByRole('menuitemcheckbox', { name: /^Draw every loaded post/ }).press()
}

describe('a timeline', () => {
  test('[SET-05] draws every loaded post for who wants it in the quick settings', async () => {
    await openHome(instance, 20)
    expect(mountedIds().length).toBeLessThan(20)
    expect(document.querySelector(`[data-status-id="${statusId(1)}"]`)).toBeNull()
    await choose()
    await expect.poll(mountedIds).toEqual(loadedIds())
    expect(loadedIds()).toHaveLength(20)
    await choose()
    await expect.poll(() => mountedIds().length).toBeLessThan(20)
  })

  test('keeps its place within 1 px when all is drawn, and when older posts come to it', async () => {
    speedUpClock()
    await openHome(instance, 60)
    await scrollTo(1_500)
    const id = firstVisibleId()
    const top = rowTop(id)
    const expectPlace = () => expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    setSetting('virtualScrolling', false)
    await expect.poll(mountedIds).toEqual(loadedIds())
    await stillness()
    expectPlace()
    const before = loadedIds().length
    await getFeed(home).loadOlder()
    await stillness()
    expect(loadedIds().length).toBeGreaterThan(before)
    await expect.poll(mountedIds).toEqual(loadedIds())
    expectPlace()
  })
})
