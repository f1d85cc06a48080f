import { visitorLanding } from '../fixtures/api.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

/** Script and style files that may be needed until the first post can be read. */
const MOST_FIRST_FILES = 6

test('[BOOT-01] first text needs at most six script and style files', async ({
  openAs,
  server,
  memberApi,
}) => {
  const words = newWords('First text')
  await memberApi.post(words)
  const page = await openAs(server.accounts.member, '/login')
  await page.addInitScript(() => {
    const files = () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(js|css)$/.test(path))
    new MutationObserver((_, observer) => {
      if (document.querySelector('main article') === null) return
      observer.disconnect()
      Object.assign(globalThis, { firstFiles: [...new Set(files())] })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/main/friends')
  await expect(postWith(page, words)).toBeVisible()
  const files = await page.evaluate(() => (globalThis as unknown as { firstFiles: string[] }).firstFiles)
  expect(files.length).toBeGreaterThan(0)
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(MOST_FIRST_FILES)
})

test('[ROUTE-01] / leads a member home', async ({ openAs, server }) => {
  const page = await openAs(server.accounts.member, '/')
  await page.waitForURL('**/main/friends')
})

test('[ROUTE-02] [ROUTE-21] a visitor of a page for members lands elsewhere, and nothing private is asked for', async ({
  page,
  server,
}) => {
  const landing = await visitorLanding(server.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of [
    '/',
    '/main/friends',
    '/bookmarks',
    '/lists',
    '/users/somebody/dms',
    '/friend-requests',
  ]) {
    await page.goto(path)
    await page.waitForURL(`**${landing}`)
  }
  expect(
    asked.filter((path) => /timelines\/(home|direct|list)|bookmarks$|follow_requests|lists$/.test(path)),
  ).toEqual(['/bookmarks', '/lists'])
})

test('[ROUTE-06] tag, bookmarks and conversation open by their address, and again on a reload', async ({
  openAs,
  server,
  memberApi,
}) => {
  const tag = newWords('geese').replace(' ', '')
  const words = newWords('Over the fen')
  const { id } = await memberApi.post(`${words} #${tag}`)
  await memberApi.call('POST', `/api/v1/statuses/${id}/bookmark`)
  const page = await openAs(server.accounts.member, `/tag/${tag}`)
  for (const [path, heading] of [
    [`/tag/${tag}`, `#${tag}`],
    ['/bookmarks', 'Bookmarks'],
    [`/notice/${id}`, 'Conversation'],
  ] as const) {
    await page.goto(path)
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(postWith(page, words)).toBeVisible()
  }
})

test('[ROUTE-06] the address of a post that is not there says so, and leads on', async ({
  page,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/api\/v1\/statuses\//)
  await page.goto('/notice/nobody-wrote-this')
  await expect(page.getByRole('main').getByText('This post isn’t available')).toBeVisible()
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/login')
})

test('[ROUTE-17] [PAGES-06] the page about the server has its terms', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('main').getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Terms of service' })).toBeVisible()
})

test('an address that is nothing says so, and leads to the start page', async ({ page, server }) => {
  await page.goto('/no/such/page/at/all')
  await expect(page.getByRole('main')).toContainText('There’s nothing at this address.')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(`**${await visitorLanding(server.url)}`)
})
