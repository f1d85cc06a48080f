import { idAtTime } from '@skein/store'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { coveredPx, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, scrollTo } from '../../testing/page.tsx'
import type { WireStatus } from '../../testing/paged-timeline.ts'

const days = 400
const aDay = 4
/** One of the server's ids, which tell the time. */
const example = 'BCfYY505JHBvSWjscS'

/** A moment so many days ago, at an hour of the day. */
function ago(count: number, hour = 0): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - count, hour)
}
const idAt = (moment: Date): string => idAtTime<string>(example, moment.getTime()) ?? ''
/** As one types it into a field of dates. */
const typed = (moment: Date): string => {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}

/** Four posts on each past day, newest first. */
const posts: readonly WireStatus[] = Array.from({ length: days * aDay }, (_, index) => {
  const moment = ago(1 + Math.floor(index / aDay), 20 - 4 * (index % aDay))
  return { ...wirePost(days * aDay - index), id: idAt(moment), created_at: moment.toISOString() }
})
const postsWithout = (...daysAgo: number[]) =>
  posts.filter((_, index) => !daysAgo.includes(1 + Math.floor(index / aDay)))

const dialog = () => page.getByRole('dialog', { name: 'Jump to a date' })
const gaps = () => page.getByRole('button', { name: /missing posts/ })
const pages = () => instance.asked(homePath).map(({ url: { searchParams } }) => searchParams.get('max_id'))

async function openHome(timeline = posts) {
  instance.timelines.set(homePath, [...timeline])
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
}

async function jump(day: string) {
  await userEvent.keyboard('D')
  await expect.element(dialog()).toBeVisible()
  await dialog().getByLabelText('Date').fill(day)
  await dialog().getByRole('button', { name: 'Go', exact: true }).press()
}

async function expectAt(id: string) {
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => Math.abs(rowTop(id) - coveredPx)).toBeLessThanOrEqual(1)
  await stillness()
  expect(Math.abs(rowTop(id) - coveredPx)).toBeLessThanOrEqual(1)
}

describe('a date in a timeline', () => {
  test('opens at the last post of that day after one request, which has the focus', async () => {
    await openHome()
    const before = pages().length
    await jump(typed(ago(200)))
    const wanted = idAt(ago(200, 20))
    await expectAt(wanted)
    expect(pages().slice(before)).toEqual([idAt(ago(199))])
    const focused = () => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')
    await expect.poll(focused).toBe(wanted)
    expect(getNotices()).toMatchObject([{ messageKey: 'timeline.jump.done', level: 'success' }])
  })

  test('leaves a gap above, which loads upwards for who comes from below, without moving what is read', async () => {
    await openHome()
    await jump(typed(ago(200)))
    const wanted = idAt(ago(200, 20))
    await expectAt(wanted)
    await scrollTo(window.scrollY + 200)
    await scrollTo(window.scrollY - 500)
    const top = rowTop(wanted)
    await gaps().press()
    await expect.poll(() => mountedIds().includes(idAt(ago(199, 8)))).toBe(true)
    await stillness()
    expect(Math.abs(rowTop(wanted) - top)).toBeLessThanOrEqual(1)
    expect(getFeed(home).getState().gaps).toMatchObject([{ beforeId: idAt(ago(195, 20)) }])
  })

  test('goes on to older posts, and a second date in between leaves a gap on either side', async () => {
    await openHome()
    await jump(typed(ago(300)))
    await expectAt(idAt(ago(300, 20)))
    await jump(typed(ago(100)))
    await expectAt(idAt(ago(100, 20)))
    await scrollTo(window.scrollY + 3_000)
    await expect.poll(() => gaps().query()).not.toBeNull()
  })

  test('without posts on that day opens at the last one before it', async () => {
    await openHome(postsWithout(50, 51))
    await jump(typed(ago(50)))
    await expectAt(idAt(ago(52, 20)))
  })

  test('that was just read is not asked for', async () => {
    await openHome()
    await jump(typed(ago(3)))
    await expectAt(idAt(ago(3, 20)))
    expect(pages()).toEqual([null])
  })

  test('can be chosen by how long ago it is, from the menu', async () => {
    await openHome()
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await page.getByRole('menuitem', { name: 'Jump to a date…' }).press()
    await dialog().getByRole('button', { name: 'A week ago' }).press()
    await expectAt(idAt(ago(7, 20)))
  })

  test('is taken back from its notice: the reader is where they were', async () => {
    await openHome()
    await scrollTo(700)
    const [first] = mountedIds().filter((id) => rowTop(id) >= coveredPx)
    const top = rowTop(first ?? '')
    await jump(typed(ago(200)))
    await expectAt(idAt(ago(200, 20)))
    const [notice] = getNotices()
    if (notice) takeBackSaid(notice)
    await expect.poll(() => Math.abs(rowTop(first ?? '') - top)).toBeLessThanOrEqual(1)
  })

  test('before everything is said to have no posts, and nothing has moved', async () => {
    await openHome()
    await scrollTo(700)
    await jump('2011-03-01')
    await expect
      .element(dialog().getByText('There are no posts from March 1, 2011 or earlier.'))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(window.scrollY).toBe(700)
    expect(gaps().query()).toBeNull()
  })

  test('that is thought better of while it is on its way moves nothing', async () => {
    await openHome()
    await scrollTo(700)
    const release = instance.hold(homePath)
    await jump(typed(ago(200)))
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    release()
    await expect.poll(() => getFeed(home).getState().gaps.length).toBe(1)
    await stillness()
    expect(window.scrollY).toBe(700)
    expect(getNotices()).toEqual([])
  })

  test('that is none is not asked for', async () => {
    await openHome()
    await jump('')
    await expect.element(dialog().getByText('Enter a valid date.')).toBeVisible()
    expect(pages()).toEqual([null])
  })

  test('that fails says why in the dialog, and goes there when it is tried again', async () => {
    await openHome()
    instance.faults.set(homePath, { status: 500 })
    await jump(typed(ago(200)))
    await expect.element(dialog().getByText(/Couldn’t load .+ Internal Server Error/)).toBeVisible()
    instance.faults.delete(homePath)
    await dialog().getByRole('button', { name: 'Go', exact: true }).press()
    await expectAt(idAt(ago(200, 20)))
  })

  test('cannot be found where the ids of the server tell no time, and that is said', async () => {
    await openHome(wirePosts(1, 60))
    await jump('2026-06-01')
    await expect.element(dialog().getByText(/doesn’t support jumping to a date/)).toBeVisible()
    expect(mountedIds()).toContain(statusId(60))
  })

  test('is not offered where the server keeps an order of its own', async () => {
    instance.timelines.set('/api/v1/bookmarks', wirePosts(1, 20))
    await signIn(instance)
    await open('/bookmarks')
    await expect.poll(mountedIds).not.toEqual([])
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Jump to a date…' }).query()).toBeNull()
  })
})
