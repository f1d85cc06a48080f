import type { Page } from '@playwright/test'
import { serveLongHome } from '../fixtures/long-home.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { newWords } from '../fixtures/posts.ts'
import { startEmbedded, type TestServer } from '../fixtures/server.ts'
import { expect, signIn, test as base } from '../fixtures/test.ts'
import { SET_UP_MS } from '../limits.ts'

const OLDER_MS = 1_000
const MOST_NODES = 2_000
/** Posts from the top. */
const FAR = 1_000

interface Worlds {
  /** An embedded instance that holds the large world; null where a server was given. */
  large: TestServer | null
}

interface Pages {
  /** A home of 5,000 posts: the large world's, or on a server that was given one post over and over. */
  longHome: Page
  /** A profile with posts: of many days in the large world, of today where a server was given. */
  profile: Page
}

async function signInTo(large: TestServer, page: Page) {
  await signIn(page, { username: 'wren', password: 'heronsong' }, large.url)
  await page.waitForURL('**/main/friends')
}

const test = base.extend<Pages, Worlds>({
  large: [
    async ({ server }, use) => {
      if (!server.isEmbedded) return use(null)
      const large = await startEmbedded({ seed: 'large' })
      await use(large)
      await large.stop()
    },
    { scope: 'worker', timeout: SET_UP_MS },
  ],
  longHome: async ({ page, openAs, server, memberApi, large }, use) => {
    if (large) {
      await page.clock.install()
      await signInTo(large, page)
      return use(page)
    }
    const opened = await openAs(server.accounts.member, '/about', {}, true)
    await serveLongHome(opened, memberApi, { posts: 5_000, pagePosts: 40 })
    await opened.goto('/main/friends')
    await use(opened)
  },
  profile: async ({ page, openAs, server, memberApi, large }, use) => {
    if (large) {
      await signInTo(large, page)
      await page.goto(`${large.url}/users/crowd0`)
      return use(page)
    }
    for (const words of ['One goose', 'Two geese', 'Three geese']) await memberApi.post(newWords(words))
    await use(await openAs(server.accounts.member, `/users/${server.accounts.member.username}`))
  },
})

// One after the other, in the world that was made for the first.
test.describe.configure({ mode: 'default' })

test('[TL-25] a thousand posts down in a home of 5,000 there are at most 2,000 nodes', async ({
  longHome: page,
}) => {
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles.first()).toBeVisible()
  let most = 0
  let farthest = 0
  while (farthest < FAR) {
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight))
    await page.clock.runFor(OLDER_MS)
    const [nodes, last] = await page.evaluate(() => [
      document.querySelectorAll('*').length,
      Number(document.querySelector('main [role=feed] > :last-child article')?.ariaPosInSet ?? 0),
    ])
    most = Math.max(most, nodes ?? 0)
    farthest = Math.max(farthest, last ?? 0)
  }
  expect(most).toBeLessThanOrEqual(MOST_NODES)
})

test('with the keyboard alone somebody’s posts are opened at a date, and the list goes on from there', async ({
  profile: page,
}) => {
  const expectNotice = await watchNotices(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('feed').getByRole('article').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Jump to a date' })
  await expect(async () => {
    await page.keyboard.press('D')
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(dialog.getByLabel('Date', { exact: true })).toBeFocused()
  await dialog.getByLabel('Date', { exact: true }).fill('2011-03-01')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    'There are no posts from March 1, 2011 or earlier.',
  )
  const dates = main.getByRole('feed').getByRole('time')
  const oldest = (await dates.last().getAttribute('datetime')) ?? ''
  await dialog.getByLabel('Date', { exact: true }).fill(oldest.slice(0, 10))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const focused = main.locator('article:focus')
  await expect(focused).toBeInViewport()
  await expect(focused.getByRole('time').first()).toHaveAttribute('datetime', new RegExp(oldest.slice(0, 10)))
  await expectNotice(/^Showing posts from .* and earlier\./)
})
