import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { discardLastView } from '../../model/kept.ts'
import { setSetting } from '../../model/settings.ts'
import { forgetThreads } from '../../model/threads.ts'
import { prefetchTimeline, getFeed } from '../../model/timelines.ts'
import { keepTimelines } from '../../model/live.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId, wirePerson, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, openHome, poll, scrollTo } from '../../testing/page.tsx'
import { closeTab, loseViews } from '../../testing/restart.ts'
import { accountKey } from '../../model/storage.ts'

beforeEach(loseViews)

/** Reads some way down and closes the tab. Answers which post was first on screen, and where. */
async function readAndClose(top = 900) {
  await openHome(instance, 60)
  await scrollTo(top)
  const id = firstVisibleId()
  const at = rowTop(id)
  await closeTab()
  return { id, at }
}

function postMany(from: number, to: number) {
  for (let number = from; number <= to; number++) instance.post(homePath, wirePost(number))
}

async function expectPlace({ id, at }: { id: string; at: number }) {
  await expect.poll(() => Math.abs(rowTop(id) - at)).toBeLessThanOrEqual(1)
  await stillness()
  expect(Math.abs(rowTop(id) - at)).toBeLessThanOrEqual(1)
  expect(firstVisibleId()).toBe(id)
}

async function feedHeight() {
  await expect.element(page.getByRole('feed')).toBeVisible()
  await stillness()
  return page.getByRole('feed').element().getBoundingClientRect().height
}

describe('home, opened again after the tab was closed', () => {
  test('shows what was read, in its place, before the server has answered', async () => {
    const place = await readAndClose()
    const release = instance.hold(homePath)
    await open('/main/friends')
    await expectPlace(place)
    release()
    await expect.poll(() => getFeed(home).getState().asOf).toBeNull()
    await expectPlace(place)
  })

  test('what the page was left with is written once, however often it says that it goes', async () => {
    await openHome(instance, 60)
    await scrollTo(900)
    await stillness()
    const stop = keepTimelines()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('pagehide'))
    expect(write.mock.calls.filter(([key]) => key === accountKey('front', 'id-wren'))).toHaveLength(1)
    expect(localStorage.getItem(accountKey('front', 'id-wren'))).not.toBeNull()
    write.mockRestore()
    stop()
  })

  test('also where it is only in the database, as after a crash', async () => {
    const place = await readAndClose()
    discardLastView()
    const release = instance.hold(homePath)
    await open('/main/friends')
    await expectPlace(place)
    release()
  })

  test('[ROUTE-23] is in its place in the first picture, where its posts were there before the page', async () => {
    const place = await readAndClose()
    const release = instance.hold(homePath)
    const ahead = prefetchTimeline(home, 'another')
    await ahead.ready
    await open('/main/friends')
    ahead.release()
    await expectPlace(place)
    release()
  })

  test('puts what is newer above it without moving it, and says how much that is', async () => {
    const place = await readAndClose()
    postMany(61, 102)
    await open('/main/friends')
    await expect.element(page.getByText('You left off here, 42 newer')).toBeVisible()
    await expectPlace(place)
    expect(getFeed(home).getState().entries[0]?.id).toBe(statusId(102))
    expect(getFeed(home).getState().gaps).toEqual([])
  })

  test('who stopped at the top finds the same post there, with what is newer above', async () => {
    const place = await readAndClose(0)
    postMany(61, 65)
    await open('/main/friends')
    await expect.element(page.getByText('You left off here, 5 newer')).toBeVisible()
    await expectPlace(place)
    await stillness()
    const label = page.getByRole('button', { name: /You left off here/ }).element()
    const { x, y, width } = label.getBoundingClientRect()
    const topmost = document.elementFromPoint(x + width / 2, y + 1)
    expect(topmost?.closest('button')).toBe(label)
  })

  test('who sat at the very top of the page sits there again, with the edge above the first post in sight', async () => {
    document.body.style.paddingBlockStart = '16px'
    onTestFinished(() => void document.body.style.removeProperty('padding-block-start'))
    await readAndClose(0)
    await open('/main/friends')
    await expect.element(page.getByRole('feed')).toBeVisible()
    await stillness()
    expect(window.scrollY).toBe(0)
  })

  test('a timeline of one post that was left at its top keeps no room below it for a place', async () => {
    // No older page arrives: the end of the timeline stays unknown.
    const never = new Promise<undefined>(() => undefined)
    instance.on(`GET ${homePath}`, ({ url }) => (url.searchParams.has('max_id') ? never : undefined))
    await openHome(instance, 1)
    const before = await feedHeight()
    await closeTab()
    await loseViews()
    await open('/main/friends')
    expect(await feedHeight()).toBe(before)
    expect(getFeed(home).getState().isBottomedOut).toBe(false)
  })

  test('after a long time a gap stays, and it is filled in the direction one reads, without moving anything', async () => {
    const place = await readAndClose()
    postMany(61, 260)
    await open('/main/friends')
    await expect.element(page.getByText('You left off here, more than 100 newer')).toBeVisible()
    await expectPlace(place)
    await userEvent.keyboard('.')
    await stillness()
    const [gap] = getFeed(home).getState().gaps
    expect(gap).toMatchObject({ afterId: statusId(241), beforeId: statusId(140) })
    await getFeed(home).loadGap(gap ?? ({ afterId: 'x', beforeId: 'y' } as never), 'up')
    expect(getFeed(home).getState().gaps[0]).toMatchObject({ beforeId: statusId(160) })
  })

  test('"Scroll up to read on" and . go to the oldest post that was not read, not to the top', async () => {
    await readAndClose()
    postMany(61, 102)
    await open('/main/friends')
    await page.getByRole('button', { name: /You left off here/ }).press()
    await expect.poll(() => mountedIds().includes(statusId(61))).toBe(true)
    await stillness()
    expect(rowTop(statusId(61))).toBeGreaterThanOrEqual(coveredPx)
    expect(rowTop(statusId(61))).toBeLessThan(window.innerHeight)
    expect(window.scrollY).toBeGreaterThan(500)
  })

  test('who goes by the keyboard finds the focus on the same post', async () => {
    await openHome(instance, 60)
    for (let press = 0; press < 6; press++) await userEvent.keyboard('j')
    const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
    const id = focused()
    expect(id).toBe(statusId(55))
    await stillness()
    await closeTab()
    await open('/main/friends')
    await expect.poll(focused).toBe(id)
  })

  test('where new posts show by themselves, who sat at the top begins at the top', async () => {
    setSetting('streaming', true)
    await readAndClose(0)
    postMany(61, 65)
    await open('/main/friends')
    await expect.poll(() => mountedIds()[0]).toBe(statusId(65))
    await stillness()
    expect(window.scrollY).toBe(0)
  })

  test('without what was kept, a page that begins at the place is asked for', async () => {
    const place = await readAndClose(1500)
    await loseViews()
    postMany(61, 90)
    instance.calls.length = 0
    await open('/main/friends')
    await expectPlace(place)
    await expect.element(page.getByText('You left off here, 30 newer')).toBeVisible()
    expect(instance.asked(homePath)[1]?.url.searchParams.get('max_id')).toBe(
      `${place.id.slice(0, -1)}${Number(place.id.at(-1)) + 1}`,
    )
  })

  test('a place at the end of the newest page is found there, with room below it', async () => {
    const place = await readAndClose(1500)
    await loseViews()
    postMany(61, 70)
    instance.calls.length = 0
    await open('/main/friends')
    await expectPlace(place)
    expect(instance.asked(homePath)[0]?.url.searchParams.has('max_id')).toBe(false)
  })

  test('a post that was deleted meanwhile is stood for by the next older one', async () => {
    const { id } = await readAndClose(1500)
    await loseViews()
    instance.timelines.set(
      homePath,
      wirePosts(1, 60).filter((post) => post.id !== id),
    )
    await open('/main/friends')
    await expect.poll(firstVisibleId).toBe(statusId(Number(id.slice(1)) - 1))
  })
})

describe('without a network', () => {
  test('what was read stays readable, marked with its time, and Retry brings the rest', async () => {
    const place = await readAndClose()
    instance.faults.set(homePath, 'unreachable')
    await open('/main/friends')
    await expectPlace(place)
    await expect.element(page.getByText(/^You’re offline\. Showing posts from \d/)).toBeVisible()
    instance.faults.delete(homePath)
    postMany(61, 62)
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.element(page.getByText('You left off here, 2 newer')).toBeVisible()
    await expectPlace(place)
    await expect.element(page.getByText(/You’re offline/)).not.toBeInTheDocument()
  })

  test('bookmarks that were read show when the server cannot be reached', async () => {
    const bookmarks = '/api/v1/bookmarks'
    instance.timelines.set(bookmarks, wirePosts(1, 3))
    await openHome(instance, 5)
    const { navigate } = await import('../../lib/navigate.ts')
    const { keepTimelines } = await import('../../model/timelines/keep-timelines.ts')
    const stop = keepTimelines()
    navigate('/bookmarks')
    await expect.poll(mountedIds).toHaveLength(3)
    await closeTab(['timeline friends', 'timeline bookmarks'])
    stop()
    instance.faults.set(bookmarks, 'unreachable')
    await open('/bookmarks')
    await expect.poll(mountedIds).toHaveLength(3)
    await expect.element(page.getByText(/^You’re offline/)).toBeVisible()
  })

  test('a thread that was opened shows again, marked with its time', async () => {
    await openHome(instance, 5)
    const { navigate } = await import('../../lib/navigate.ts')
    instance.on(`GET /api/v1/statuses/${statusId(3)}`, wirePost(3))
    instance.on(`GET /api/v1/statuses/${statusId(3)}/context`, {
      ancestors: [],
      descendants: [wirePost(90, { in_reply_to_id: statusId(3), content: '<p>An answer.</p>' })],
    })
    navigate(`/notice/${statusId(3)}`)
    await expect.element(page.getByText('An answer.')).toBeVisible()
    await closeTab(['timeline friends', `thread ${statusId(3)}`])
    forgetThreads()
    instance.off()
    instance.faults.set(`/api/v1/statuses/${statusId(3)}`, 'unreachable')
    instance.faults.set(`/api/v1/statuses/${statusId(3)}/context`, 'unreachable')
    await open(`/notice/${statusId(3)}`)
    await expect.element(page.getByText('An answer.')).toBeVisible()
    await expect.element(page.getByText(/^You’re offline\. Showing posts from \d/)).toBeVisible()
  })

  test('another account finds nothing of it', async () => {
    await readAndClose()
    const { beginSession } = await import('../../model/session.ts')
    const { fetchAccount } = await import('@skein/api')
    const { getClient } = await import('../../model/client.ts')
    instance.on('GET /api/v1/accounts/id-crow', wirePerson('crow'))
    instance.faults.set(homePath, 'unreachable')
    beginSession('other', await fetchAccount(getClient(), 'id-crow'))
    await open('/main/friends')
    await expect.element(page.getByText(/Couldn’t load posts/)).toBeVisible()
    expect(mountedIds()).toEqual([])
  })
})

test('a poll after reopening waits in the queue like any other [TL-09]', async () => {
  await readAndClose()
  await open('/main/friends')
  await expect.poll(() => getFeed(home).getState().asOf).toBeNull()
  postMany(61, 62)
  await poll()
  await expect.element(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
})
