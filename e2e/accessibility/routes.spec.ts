import type { Page } from '@playwright/test'
import { routeAddresses, samplesOn, type RouteAddress } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'
import { countRequests, settle, walkTo, watchShifts } from '../fixtures/walk.ts'
import { expectNothingFound } from './nothing-found.ts'

/** Other specs look at these at every width, or they show what another one shows. */
const seenElsewhere = new Set([
  ...['root', 'friends', 'conversation', 'login', 'user-profile', 'external-user-profile'],
  ...['public-external-timeline', 'bubble-timeline', 'bookmarks', 'dms', 'oauth-callback'],
])

const refused = /^console: Failed to load resource: the server responded with a status of 4(?:0[134]|29)/

async function lookAtAll(page: Page, addresses: readonly RouteAddress[]) {
  await watchShifts(page)
  const openRequests = countRequests(page)
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  await settle(page, openRequests, 30)
  for (const { name, path } of addresses) {
    await walkTo(page, path, openRequests)
    await test.step(name, () => expectNothingFound(page, { isShellKnown: true, hasOtherTheme: true }))
  }
}

test('axe finds nothing on any other route that visitors can open, in any theme', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(refused)
  await page.setViewportSize({ width: 390, height: 900 })
  const all = await routeAddresses(await samplesOn(server))
  const open = all.filter(({ access }) => access === 'everyone' || access === 'visitor')
  await lookAtAll(
    page,
    open.filter(({ name }) => !seenElsewhere.has(name)),
  )
})

test('axe finds nothing on any other route that needs an account, in any theme', async ({
  openAs,
  server,
  complaints,
}) => {
  complaints.allow(refused)
  const page = await openAs(server.accounts.admin, '/about', { viewport: { width: 1024, height: 900 } })
  const all = await routeAddresses(await samplesOn(server))
  const own = all.filter(({ access }) => access === 'signedIn' || access === 'admin')
  await lookAtAll(
    page,
    own.filter(({ name }) => !seenElsewhere.has(name)),
  )
})
