import type { Page } from '@playwright/test'

import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

/** Chromium before 156 never fetches a module again that failed once; only loading the page again helps (decision 21). */
const keepsFailedModules = (page: Page): boolean =>
  Number.parseInt(page.context().browser()?.version() ?? '', 10) < 156

test('[ERR-28] [API-156] a line lost after the first posts: bars, columns and what was pressed come when it is back', async ({
  openAs,
  server,
  memberApi,
  secondApi,
  complaints,
}) => {
  complaints.allow(/^console: (?:Failed to load resource|WebSocket connection|Could not |A screen failed|%o)/)
  complaints.allow(
    /ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS|Loading (?:CSS )?chunk/,
  )
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const words = newWords('A heron on the pier')
  const { id } = await secondApi.post(words)
  const page = await openAs(server.accounts.member, '/main/friends', {
    viewport: { width: 1440, height: 900 },
  })
  const scripts: string[] = []
  const styles: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.push(pathname)
    if (request.resourceType() === 'stylesheet') styles.push(pathname)
  })
  // What the page itself names: with these there are posts to read. Everything else comes after them.
  const html = await (await page.request.get('/')).text()
  const firstFiles = new Set(html.match(/\/static\/(?:js|css)\/[\w.-]+/g))
  const laterFiles = /\/static\/(?:js|css)\//
  await page.route(laterFiles, (route) =>
    firstFiles.has(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.abort('internetdisconnected'),
  )
  await page.reload()
  const post = postWith(page, words)
  await expect(post).toBeVisible()
  await page.context().setOffline(true)
  const favourite = post.getByRole('button', { name: 'Favourite' })
  await favourite.click()
  await expect(
    page.getByText('Part of Skein couldn’t load. Check your connection', { exact: false }).first(),
  ).toBeVisible()
  await favourite.click()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.unroute(laterFiles)
  await page.context().setOffline(false)
  if (keepsFailedModules(page)) {
    await page.getByRole('button', { name: 'Reload page' }).first().click()
    await favourite.click()
  }
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'Account and navigation' }).getByRole('navigation').first(),
  ).toBeVisible()
  await expect(
    page.getByText('Part of Skein couldn’t load. Check your connection', { exact: false }),
  ).toHaveCount(0)
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () => (await memberApi.call<{ favourited: boolean }>('GET', `/api/v1/statuses/${id}`)).favourited,
    )
    .toBe(true)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((path) => !path.startsWith('/static/js/'))).toEqual([])
  expect(styles.filter((path) => !path.startsWith('/static/css/'))).toEqual([])
  // A sheet that comes later would have the whole page laid out again.
  expect(styles.filter((path) => !firstFiles.has(path))).toEqual([])
})

test('[ERR-28] after an update of the server a page whose files are gone says that there is a new version, and nothing written is lost', async ({
  openAs,
  server,
  complaints,
}) => {
  complaints.allow(/dynamically imported module|MIME type|module script|Loading chunk|A screen failed|%o/)
  const page = await openAs(server.accounts.member, '/main/friends')
  const field = page.getByRole('form', { name: 'New post' }).getByRole('textbox')
  await expect(page.getByRole('banner')).toBeVisible()
  const html = await (await page.request.get('/')).text()
  const renamed = html.replaceAll(/(\/static\/js\/app)-[\w-]+/g, '$1-another')
  expect(renamed).not.toBe(html)
  const shell = { contentType: 'text/html', body: renamed }
  // Akkoma answers a file that it does not have with its page.
  await page.route(/\/static\/(?:js|css)\//, (route) => route.fulfill(shell))
  await page.route(
    (address) => address.pathname === '/',
    (route) => (route.request().resourceType() === 'fetch' ? route.fulfill(shell) : route.fallback()),
  )
  await field.fill('Half a thought')
  await page.getByRole('link', { name: 'About' }).first().click()
  const outdated = page.getByText('There’s a new version of Skein.', { exact: false }).first()
  await expect(outdated).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Reload page' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/main/friends')
  await expect(field).toHaveValue('Half a thought')
})
