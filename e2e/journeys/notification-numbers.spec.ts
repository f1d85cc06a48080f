import { saidWithoutNetwork } from '../fixtures/worker.ts'
import type { Page } from '@playwright/test'
import { watchNumbers } from '../fixtures/numbers.ts'
import { newWords } from '../fixtures/posts.ts'
import { choose } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

interface Told {
  id: string
  pleroma: { is_seen: boolean }
}

/** One page is without a network; what else is open has it. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await session.send('Network.enable')
  await set(true)
  return async () => void (await set(false))
}

/** Somebody comes back to a tab. Browsers without a screen show all of theirs at once. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('in two tabs, beside another client and without a network, no number of what is unread rises but for what is new, and all are equal in the end', async ({
  openAs,
  server,
  memberApi,
  secondApi,
  complaints,
}) => {
  complaints.allow(saidWithoutNetwork)
  const { username } = server.accounts.member
  await memberApi.call('POST', '/api/v1/notifications/clear')
  const say = (words: string) => secondApi.post(`@${username} ${newWords(words)}`)
  for (const words of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await say(words)
  const told = () => memberApi.call<Told[]>('GET', '/api/v1/notifications')
  await expect.poll(async () => (await told()).length).toBe(5)
  const readElsewhere = async (index: number) => {
    const unread = (await told()).filter(({ pleroma }) => !pleroma.is_seen)
    await memberApi.call('POST', '/api/v1/pleroma/notifications/read', { id: unread.at(index)?.id })
  }
  // The title and the icon count them as well.
  const news = (await memberApi.call<{ read: boolean }[]>('GET', '/api/v1/announcements')).filter(
    ({ read }) => !read,
  ).length

  const wide = await openAs(server.accounts.member)
  // Whoever has a socket asks for nothing, and it tells only what is new.
  await choose(wide, memberApi.id, { useStreamingApi: true })
  const numbers = await watchNumbers(wide.context())
  const narrow = await wide.context().newPage()
  await narrow.setViewportSize({ width: 390, height: 844 })
  await Promise.all([wide.reload(), narrow.goto('/main/friends')])

  const expectTitle = (page: Page, count: number) =>
    expect(page).toHaveTitle(count + news > 0 ? new RegExp(String.raw`^\(${count + news}\) `) : /^[^(]/)
  const expectWide = async (count: number) => {
    await expect(wide.getByRole('img', { name: `${count} unread`, exact: true })).toHaveCount(
      count > 0 ? 1 : 0,
    )
    await expectTitle(wide, count)
  }
  const expectNarrow = async (count: number) => {
    const name = count > 0 ? `Notifications, ${count} unread` : 'Notifications'
    await expect(narrow.getByRole('button', { name, exact: true })).toBeVisible()
    await expectTitle(narrow, count)
  }
  const expectBoth = async (count: number) => {
    await expectWide(count)
    await expectNarrow(count)
    await expect.poll(() => numbers.drawn(wide).badge.at(-1)).toBe(count + news)
    await expect.poll(() => numbers.drawn(narrow).badge.at(-1)).toBe(count + news)
  }
  /** In each place that has a number: of what is new, and of nothing else. */
  const expectRises = (count: number) => {
    expect(numbers.rises(wide)).toEqual({ title: count, list: count, bell: 0, badge: count })
    expect(numbers.rises(narrow)).toEqual({ title: count, list: 0, bell: count, badge: count })
    numbers.begin()
  }
  await expectBoth(5)
  numbers.begin()

  await test.step('read in one tab', async () => {
    await wide.getByRole('article', { name: /Fifth/ }).getByRole('button', { name: 'Done' }).click()
    await expectBoth(4)
    expectRises(0)
  })

  await test.step('read in another client', async () => {
    await readElsewhere(-1)
    for (const page of [wide, narrow]) await comeBack(page)
    await expectBoth(3)
    expectRises(0)
  })

  await test.step('a new one', async () => {
    await say('Sixth')
    await expectBoth(4)
    expectRises(1)
  })

  await test.step('one tab without a network: what is read there holds, and reaches the other when it is back', async () => {
    await narrow.getByRole('button', { name: /^Notifications/ }).click()
    const drawer = narrow.getByRole('dialog', { name: /^Notifications/ })
    const done = drawer.getByRole('article', { name: /Sixth/ }).getByRole('button', { name: 'Done' })
    // Without a worker the code of the drawer has to be there before.
    await expect(done).toBeVisible()
    const connect = await cutOff(narrow)
    await done.click()
    await expectTitle(narrow, 3)
    await expectWide(4)
    await readElsewhere(-1)
    await comeBack(narrow)
    await comeBack(wide)
    await expectWide(3)
    await expectTitle(narrow, 3)
    // What was shown is read when it is closed.
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expectNarrow(0)
    await expectWide(3)
    expectRises(0)
    await connect()
    await expectBoth(0)
    expectRises(0)
  })

  await test.step('a new one, and all is read', async () => {
    await say('Seventh')
    await expectBoth(1)
    expectRises(1)
    await wide.getByRole('button', { name: 'Mark all as read' }).click()
    await expectBoth(0)
    expectRises(0)
    await expect.poll(async () => (await told()).filter(({ pleroma }) => !pleroma.is_seen)).toEqual([])
  })
})
