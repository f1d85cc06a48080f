import type { Page } from '@playwright/test'
import { routeAddresses, samplesOn, type Samples } from '../fixtures/routes.ts'
import { startEmbedded, type TestServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { countRequests, settle, walkTo, watchShifts, whatMoved } from '../fixtures/walk.ts'

const widths = [390, 1024, 1440]
const roles = ['visitor', 'member', 'moderator', 'admin'] as const

/** What may move by itself after the heading of a page stands there. */
const MOST_SHIFT = 0.02

/** What a refused answer leaves in the console: pages of others, of a closed server, and of one that counts. */
const refused = /^console: Failed to load resource: the server responded with a status of 4(?:0[134]|29)/

let samples: Samples | null = null

/** Where somebody asks for it every role sees every route at every width; else the widths take turns. */
const isThorough = process.env['SKEIN_THOROUGH'] !== undefined

/** @param turn which third of the routes begins at the first width: over three turns each route is seen at each */
async function expectAllRoutes(page: Page, server: TestServer, turn: number) {
  // Elsewhere they are gone after each journey.
  if (!server.isEmbedded || samples === null) samples = await samplesOn(server)
  const addresses = await routeAddresses(samples)
  const openRequests = countRequests(page)
  const found: string[] = []
  for (const [nth, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await expect(page.getByRole('banner')).toBeVisible()
    // What a start itself moves is for the journeys of the start.
    await settle(page, openRequests, 30)
    for (const [at, { name, path }] of addresses.entries()) {
      if (!isThorough && (at + turn) % widths.length !== nth) continue
      const { headings, title, shift } = await walkTo(page, path, openRequests)
      const where = `${name} (${path}) at ${width} px`
      if (headings !== 1) found.push(`${where}: ${headings} headings of the first level`)
      if (title.trim() === '') found.push(`${where}: no title`)
      if (shift > MOST_SHIFT) found.push(`${where}: moved by ${shift.toFixed(3)}\n${await whatMoved(page)}`)
    }
  }
  expect(found).toEqual([])
}

function describeWalks(place: string, walk: typeof test) {
  for (const [turn, role] of roles.entries()) {
    walk(
      `every route of the table has one heading, a title and stands still, for a ${role} of ${place}`,
      async ({ page: visitorPage, openAs, server, complaints }) => {
        walk.slow()
        complaints.allow(refused)
        const page = role === 'visitor' ? visitorPage : await openAs(server.accounts[role], '/about')
        await watchShifts(page)
        await expectAllRoutes(page, server, turn)
      },
    )
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
