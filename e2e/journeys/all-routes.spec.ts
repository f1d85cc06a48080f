import type { Page } from '@playwright/test'
import { routeAddresses, samplesOn, type Samples } from '../fixtures/routes.ts'
import { startEmbedded, type TestServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { countRequests, settle, walkTo, watchShifts, whatMoved } from '../fixtures/walk.ts'

const widths = [390, 1024, 1440]
const roles = ['visitor', 'member', 'moderator', 'admin'] as const

/** What may move by itself after the heading of a page stands there. */
const MOST_SHIFT = 0.02

/** What a refused answer leaves in the console: pages of others, and of a closed server. */
const refused = /^console: Failed to load resource: the server responded with a status of 40[134]/

let samples: Samples | null = null

async function expectAllRoutes(page: Page, server: TestServer) {
  samples ??= await samplesOn(server)
  const openRequests = countRequests(page)
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  // What a start itself moves is for the journeys of the start.
  await settle(page, openRequests, 30)
  const found: string[] = []
  for (const { name, path } of await routeAddresses(samples)) {
    const { headings, title, shift } = await walkTo(page, path, openRequests)
    if (headings !== 1) found.push(`${name} (${path}): ${headings} headings of the first level`)
    if (title.trim() === '') found.push(`${name} (${path}): no title`)
    if (shift > MOST_SHIFT)
      found.push(`${name} (${path}): moved by ${shift.toFixed(3)}\n${await whatMoved(page)}`)
  }
  expect(found).toEqual([])
}

function describeWalks(where: string, walk: typeof test) {
  for (const role of roles) {
    for (const width of widths) {
      walk(
        `every route of the table has one heading, a title and stands still, for a ${role} of ${where}, at ${width} px`,
        async ({ page: visitorPage, openAs, server, complaints }) => {
          walk.slow()
          complaints.allow(refused)
          const page = role === 'visitor' ? visitorPage : await openAs(server.accounts[role], '/about')
          await page.setViewportSize({ width, height: 900 })
          await watchShifts(page)
          await expectAllRoutes(page, server)
        },
      )
    }
  }
}

const privateTest = test.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await startEmbedded({ options: ['--set', 'isPrivate=true'] })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

describeWalks('an open instance', test)
privateTest.describe('of a private instance', () => {
  privateTest.skip(
    Boolean(process.env['SKEIN_SERVER']),
    'only the embedded instance can be told to be private',
  )
  describeWalks('a private instance', privateTest)
})
