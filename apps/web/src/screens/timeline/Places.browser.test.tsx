import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { home, homePath, open, openHome, publicPath, scrollTo } from '../../testing/page.tsx'

describe('places', () => {
  test('[ROUTE-23] Back from a thread finds the same post within 1 px, and gives it the focus', async () => {
    speedUpClock()
    await openHome(instance, 60)
    for (const top of [900, 1800, 2600]) {
      await scrollTo(top)
      await expect.poll(() => getFeed(home).getState().isLoadingOlder).toBe(false)
    }
    const id = firstVisibleId()
    const top = rowTop(id)
    const opened = mountedIds()[mountedIds().indexOf(id) + 1] ?? 'none'
    instance.on(`GET /api/v1/statuses/${opened}`, wirePost(Number(opened.slice(1))))
    instance.on(`GET /api/v1/statuses/${opened}/context`, { ancestors: [], descendants: [] })
    document.querySelector<HTMLElement>(`[data-row-id="${opened}"] article`)?.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: /^Conversation/ })).toBeVisible()
    instance.post(homePath, wirePost(61))
    await getFeed(home).refresh()
    history.back()
    await expect.poll(() => Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    await stillness()
    console.warn(`MEASURED Back from a thread: ${Math.abs(rowTop(id) - top).toFixed(3)} px`)
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    expect(document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')).toBe(opened)
  })

  test('[ROUTE-23] a timeline that is opened anew starts at the top', async () => {
    instance.timelines.set(publicPath, wirePosts(1, 40))
    await openHome(instance, 60)
    await scrollTo(900)
    navigate('/main/all')
    await expect.element(page.getByRole('heading', { name: 'Known network' })).toBeVisible()
    await stillness()
    expect(window.scrollY).toBe(0)
    navigate('/main/friends')
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await stillness()
    expect(window.scrollY).toBe(0)
  })

  test('after a reload the place is found again, although its post is not on the first page', async () => {
    await openHome(instance, 60)
    const { keepPlace } = await import('../../model/places/timeline-places.ts')
    const { historyKey } = await import('../../lib/history-key.ts')
    navigate('/main/all')
    await stillness()
    getFeed(home).clear()
    const reloaded = `reloaded ${historyKey()}`
    keepPlace('timeline friends', reloaded, {
      at: { id: statusId(33), offset: -7 },
      depth: 27,
      focusedId: null,
    })
    history.replaceState({ key: reloaded }, '', '/main/friends')
    await expect.poll(() => Math.abs(rowTop(statusId(33)) - (100 - 7))).toBeLessThanOrEqual(1)
  })

  test('[PAGES-15] bookmarks are forgotten on leaving and fetched anew', async () => {
    instance.timelines.set('/api/v1/bookmarks', wirePosts(1, 3))
    instance.timelines.set(homePath, wirePosts(1, 3))
    await signIn(instance)
    await open('/bookmarks')
    await expect.poll(mountedIds).toHaveLength(3)
    navigate('/main/friends')
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    expect(getFeed({ kind: 'bookmarks' }).getState().isLoaded).toBe(false)
    instance.timelines.set('/api/v1/bookmarks', wirePosts(2, 3))
    const asked = instance.asked('/api/v1/bookmarks').length
    navigate('/bookmarks')
    await expect.poll(mountedIds).toEqual([statusId(3), statusId(2)])
    expect(instance.asked('/api/v1/bookmarks')).toHaveLength(asked + 1)
  })
})
