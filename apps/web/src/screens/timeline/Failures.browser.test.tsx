import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { becomeVisitor, signIn, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { faultCases, misbehaving } from '../../testing/faults.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import {
  home,
  homePath,
  open,
  openHome,
  poll,
  publicPath,
  scrollTo,
  scrollToEnd,
} from '../../testing/page.tsx'

const everything = { kind: 'publicAndExternal' } as const

const named = (name: string) => page.getByRole('button', { name, exact: true })

/** More than a page comes to a timeline of 20 posts, and its reader to where posts are missing. */
async function comeToGap(path: string, key: Parameters<typeof getFeed>[0]) {
  for (let number = 21; number <= 70; number++) instance.post(path, wirePost(number))
  await poll(key)
  getFeed(key).showNew()
  await stillness()
  const gap = named('Load missing posts')
  for (let top = 0; gap.query() === null && top < 20_000; top += 400) await scrollTo(top)
  return gap
}

describe('a timeline that does not load', () => {
  test('[ERR-11] says so in a notice of 5 seconds as well', async () => {
    instance.faults.set(publicPath, { status: 503 })
    await becomeVisitor(instance)
    await open('/main/all')
    await expect
      .poll(getNotices)
      .toMatchObject([{ level: 'error', messageKey: 'timeline.error', timeout: 5_000 }])
  })

  test('[ERR-12] because the server wants a pause quotes the time', async () => {
    const reset = new Date(Date.now() + 60_000)
    instance.faults.set(publicPath, { status: 429, headers: { 'x-ratelimit-reset': reset.toISOString() } })
    await becomeVisitor(instance)
    await open('/main/all')
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(reset)
    await expect
      .poll(() => page.getByLive('urgent').query()?.textContent)
      .toContain(`You are rate limited. You can try again at ${time}.`)
  })

  test('for a post without id shows the others', async () => {
    instance.timelines.set(publicPath, [...wirePosts(1, 3), { ...wirePost(9), id: undefined } as never])
    await becomeVisitor(instance)
    await open('/main/all')
    await expect.poll(mountedIds).toHaveLength(3)
  })
})

describe('while the line is lost', () => {
  const bookmarksPath = '/api/v1/bookmarks'
  const lineIsBack = () => window.dispatchEvent(new Event('online'))

  test.each([
    ['/main/all', publicPath],
    ['/bookmarks', bookmarksPath],
  ])('[ERR-11] %s says so once and comes by itself when the line is back', async (address, path) => {
    instance.timelines.set(homePath, [])
    await signIn(instance)
    instance.faults.set(path, 'unreachable')
    await open(address)
    await expect.element(page.getByText(/Couldn’t reach the server/)).toBeVisible()
    lineIsBack()
    await expect.poll(() => instance.asked(path).length).toBeGreaterThan(1)
    instance.faults.clear()
    instance.timelines.set(path, wirePosts(1, 3))
    lineIsBack()
    await expect.poll(mountedIds).toHaveLength(3)
    expect(getNotices()).toMatchObject([{ messageKey: 'timeline.error' }])
  })

  test('[ERR-16] older posts come by themselves when it is back', async () => {
    await openHome(instance, 45)
    instance.faults.set(homePath, 'unreachable')
    await scrollToEnd()
    await expect.element(page.getByText(/Couldn’t load older posts/)).toBeVisible()
    instance.faults.clear()
    speedUpClock()
    lineIsBack()
    await expect.poll(() => getFeed(home).getState().entries.length).toBeGreaterThanOrEqual(40)
  })
})

describe('posts that do not come later', () => {
  test('[ERR-12] a poll that is limited shows when it is tried again, in the heading and in the notice', async () => {
    await openHome(instance)
    const reset = new Date(Date.now() + 60_000)
    instance.faults.set(homePath, { status: 429, headers: { 'x-ratelimit-reset': reset.toISOString() } })
    await poll()
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(reset)
    await expect.element(page.getByText(`Next try at ${time}`)).toBeVisible()
    expect(getNotices()).toMatchObject([
      { messageKey: 'timeline.error', messageArgs: { reason: { status: 429, retryAt: reset.getTime() } } },
    ])
  })

  test('[ERR-11] a poll that fails leaves the posts alone and offers a retry in the heading, and is said once', async () => {
    await openHome(instance)
    const before = mountedIds()
    instance.faults.set(homePath, 'unreachable')
    await poll()
    await poll()
    expect(mountedIds()).toEqual(before)
    expect(getNotices()).toHaveLength(1)
    instance.faults.clear()
    instance.post(homePath, wirePost(61))
    await page.getByRole('button', { name: 'Retry loading newer posts' }).press()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  })

  test('[ERR-16] older posts that do not come say why and come after a retry', async () => {
    await openHome(instance, 45)
    instance.faults.set(homePath, { status: 500 })
    await scrollToEnd()
    await expect.element(page.getByText('Couldn’t load older posts. Internal Server Error.')).toBeVisible()
    instance.faults.clear()
    speedUpClock()
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.poll(() => getFeed(home).getState().entries.length).toBeGreaterThanOrEqual(40)
  })

  test('[ERR-12] posts in between that do not come say why in their place, whatever the reason, and come after a retry', async () => {
    await openHome(instance, 20)
    const gap = await comeToGap(homePath, home)
    const press = (button: typeof gap) => () => (button.element() as HTMLButtonElement).click()
    let ask = press(gap)
    for (const it of faultCases) {
      await misbehaving(instance, it, [homePath], ask)
      const message = page.getByLive('urgent').filter({ hasText: `Couldn’t load these posts. ${it.says}` })
      await expect.element(message, { message: it.name }).toBeVisible()
      ask = press(named('Retry'))
    }
    instance.faults.clear()
    const before = getFeed(home).getState().entries.length
    ask()
    await expect.poll(() => getFeed(home).getState().entries.length).toBeGreaterThan(before)
    await expect.element(page.getByText(/Couldn’t load/)).not.toBeInTheDocument()
  })
})

test('posts in between that a server closed to visitors meanwhile lead to sign in, in their place', async () => {
  instance.timelines.set(publicPath, wirePosts(1, 20))
  await becomeVisitor(instance)
  await open('/main/all')
  await expect.poll(mountedIds).not.toEqual([])
  const gap = await comeToGap(publicPath, everything)
  instance.faults.set(publicPath, { status: 401 })
  const place = gap.element().closest('article')?.parentElement
  await gap.press()
  await expect.poll(() => place?.textContent).toContain('Only members can read this')
  expect(page.getByRole('button', { name: 'Retry' }).query()).toBeNull()
})

test('[ROUTE-02] who signs out while home is open asks for nothing that is for members', async () => {
  await openHome(instance, 3)
  instance.calls.length = 0
  endSession('left')
  await stillness()
  expect(instance.asked(homePath)).toEqual([])
})
