import type { Locator, Page } from '@playwright/test'
import { stillness } from '../fixtures/place.ts'
import { newWords, timeOf } from '../fixtures/posts.ts'
import { storedText } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'

/** Between two polls, and between two fetches of older posts [LIM-01, LIM-10]. */
const ONE_POLL_MS = 20_000
const OLDER_MS = 1_000

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const topOf = async (post: Locator) => (await post.boundingBox())?.y ?? Number.NaN

/** The first post that lies wholly in the window, by its words. */
async function readPost(page: Page): Promise<string> {
  const found = await articles(page).evaluateAll((posts) =>
    posts
      .filter((post) => {
        const { top, bottom } = post.getBoundingClientRect()
        return top > 150 && bottom < innerHeight
      })
      .map((post) => /reading number \d+ \w+/i.exec(post.textContent)?.[0] ?? ''),
  )
  return found.find((words) => words !== '') ?? ''
}

/** Scrolls like a reader until the page stands still. */
async function scrollTo(page: Page, words: string) {
  await page.mouse.move(700, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 1_200)
    await page.clock.runFor(OLDER_MS)
    // A slow page would otherwise go past the post before it is drawn.
    await stillness(page)
    expect(await articles(page).filter({ hasText: words }).isVisible()).toBe(true)
  }).toPass({ intervals: [0] })
}

async function expectSamePlace(post: Locator, top: number) {
  await expect.poll(async () => Math.abs((await topOf(post)) - top)).toBeLessThanOrEqual(1)
}

test('[ROUTE-23] far down in home: new posts move nothing, Back and a reload return to the same post', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const mark = newWords('').trim()
  for (let number = 1; number <= 60; number += 1) await secondApi.post(`Reading number ${number} ${mark}`)
  const page = await openAs(server.accounts.member, '/main/friends', {}, true)
  await scrollTo(page, `Reading number 25 ${mark}`)
  const words = await readPost(page)
  expect(words).not.toBe('')
  const post = articles(page).filter({ hasText: words })
  const top = await topOf(post)

  for (let number = 1; number <= 20; number += 1) await secondApi.post(`Arriving number ${number} ${mark}`)
  await page.clock.fastForward(ONE_POLL_MS)
  await expect(page.getByRole('button', { name: /new posts|Show newer posts/ })).toBeVisible()
  await expectSamePlace(post, top)

  await timeOf(post).click()
  await page.waitForURL('**/notice/**')
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/main/friends')
  await expectSamePlace(post, top)

  await page.reload()
  await expect(post).toBeVisible()
  await expectSamePlace(post, top)
})

test('[BOOT-02] home that was only glanced at shows its posts at the next start, before the server answers', async ({
  openAs,
  server,
  memberApi,
}) => {
  const words = newWords('Glanced at')
  await memberApi.post(words)
  const page = await openAs(server.accounts.member)
  const post = articles(page).filter({ hasText: words })
  const timeline = '**/api/v1/timelines/home*'
  await expect(async () => {
    await page.goto('/main/friends')
    await expect(post).toBeVisible()
    // As soon as there is somewhere to keep it.
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).length)
    await expect.poll(databases).toBeGreaterThan(0)
    // A page of the origin without the client.
    await page.goto('/api/v1/instance')
    expect(await storedText(page)).toContain(words)
  }).toPass()
  // From now on the server says nothing.
  await page.route(timeline, () => undefined)
  await page.goto('/main/friends')
  await expect(post).toBeVisible()
})
