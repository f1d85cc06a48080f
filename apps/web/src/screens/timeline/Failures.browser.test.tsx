import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  type FakeInstance,
  wirePost,
  wirePosts,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import {
  begin,
  end,
  home,
  homePath,
  open,
  openHome,
  poll,
  publicPath,
  scrollToEnd,
} from '../../testing/page.tsx'

let instance: FakeInstance

beforeEach(() => {
  instance = begin()
})
afterEach(end)

const unreadable = 'The server answered with something that is not data'
const faults = [
  ['429', { status: 429 }, 'You are rate limited'],
  ['500', { status: 500 }, 'Internal Server Error'],
  ['503', { status: 503, text: '<h1>Down</h1>' }, 'The backend is not available'],
  ['HTML', { status: 200, text: '<!doctype html><title>Proxy</title>' }, unreadable],
  ['half a JSON', { status: 200, text: '[{"id": "Q000001", "conte' }, unreadable],
  ['nothing', { status: 200, text: '' }, unreadable],
  ['an object for a list', { status: 200, body: { posts: [] } }, unreadable],
  ['a broken line', 'unreachable', 'The server could not be reached'],
] as const

/** The message is there and a retry brings the posts. */
async function expectWayOn(words: string): Promise<void> {
  await expect.element(page.getByText(`The posts did not load: ${words}`)).toBeVisible()
  instance.faults.clear()
  instance.timelines.set(publicPath, wirePosts(1, 3))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(mountedIds).toHaveLength(3)
  await expect.element(page.getByText(/did not load/)).not.toBeInTheDocument()
}

describe('a timeline that does not load', () => {
  test.each(faults)('for %s says why and loads after a retry', async (_what, fault, words) => {
    instance.faults.set(publicPath, fault)
    await becomeVisitor(instance)
    await open('/main/all')
    await expectWayOn(words)
  })

  test('for silence of 30 seconds says why and loads after a retry', async () => {
    instance.faults.set(publicPath, 'silent')
    await becomeVisitor(instance)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open('/main/all')
    vi.advanceTimersByTime(29_999)
    await stillness()
    expect(page.getByText(/did not load/).query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expectWayOn('The server took too long to answer')
  })

  test('says so in a notice of 5 seconds as well', async () => {
    instance.faults.set(publicPath, { status: 503 })
    await becomeVisitor(instance)
    await open('/main/all')
    await expect
      .poll(getNotices)
      .toMatchObject([{ level: 'error', messageKey: 'timeline.error', timeout: 5_000 }])
  })

  test('because the server wants a pause quotes the time', async () => {
    const reset = new Date(Date.now() + 60_000)
    instance.faults.set(publicPath, { status: 429, headers: { 'x-ratelimit-reset': reset.toISOString() } })
    await becomeVisitor(instance)
    await open('/main/all')
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(reset)
    await expect
      .poll(() => page.getByRole('alert').query()?.textContent)
      .toContain(`You are rate limited. It works again at ${time}.`)
  })

  test('for a post without id shows the others', async () => {
    instance.timelines.set(publicPath, [...wirePosts(1, 3), { ...wirePost(9), id: undefined } as never])
    await becomeVisitor(instance)
    await open('/main/all')
    await expect.poll(mountedIds).toHaveLength(3)
  })
})

describe('posts that do not come later', () => {
  test('a poll that fails leaves the posts alone and offers a retry in the heading, and is said once', async () => {
    await openHome(instance)
    const before = mountedIds()
    instance.faults.set(homePath, 'unreachable')
    await poll()
    await poll()
    expect(mountedIds()).toEqual(before)
    expect(getNotices()).toHaveLength(1)
    instance.faults.clear()
    instance.post(homePath, wirePost(61))
    await page.getByRole('button', { name: /^Retry: Newer posts did not load/ }).click()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  })

  test('older posts that do not come say why and come after a retry', async () => {
    await openHome(instance, 45)
    instance.faults.set(homePath, { status: 500 })
    await scrollToEnd()
    await expect.element(page.getByText('Older posts did not load: Internal Server Error')).toBeVisible()
    instance.faults.clear()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => getFeed(home).getState().entries.length, { timeout: 5_000 }).toBe(40)
  })
})
