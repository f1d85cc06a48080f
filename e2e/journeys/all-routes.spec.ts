import type { Page } from '@playwright/test'
import { policies, sendPolicy, violated } from '../fixtures/policy.ts'
import { routeAddresses, samplesOn, type Samples } from '../fixtures/routes.ts'
import { startEmbedded, type TestServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { countRequests, settle, walkTo, watchShifts, whatMoved, widen, type Look } from '../fixtures/walk.ts'
import { isThorough, SET_UP_MS } from '../limits.ts'

const widths = [390, 1024, 1440]
const roles = ['visitor', 'member', 'moderator', 'admin'] as const

/** What may move by itself after the heading of a page stands there. */
const MOST_SHIFT = 0.02

/** What a refused answer leaves in the console: pages of others, of a closed server, and of one that counts. */
const refused = /^console: Failed to load resource: the server responded with a status of 4(?:0[134]|29)/

let samples: Samples | null = null

/**
 * Thorough: each role comes to each route at each width, in front of servers with each policy and of a private instance.
 * Otherwise widths and policies take turns, each route is looked at in two widths, and what another role sees as well is
 * left out: a moderator, who has less than an admin, and who is signed in to a private instance.
 */
const rounds = isThorough ? widths.length : 1
const looks = isThorough ? widths.length : 2
const walkers = roles.filter((role) => isThorough || role !== 'moderator')

/** Comes to each route at one width, and looks at it at all. @param turn the width that it begins with */
async function expectAllRoutes(page: Page, server: TestServer, turn: number) {
  // Elsewhere they are gone after each journey.
  if (!server.isEmbedded || samples === null) samples = await samplesOn(server)
  const addresses = await routeAddresses(samples)
  const openRequests = countRequests(page)
  const found: string[] = []
  const widthAt = (step: number) => widths[step % widths.length] ?? 390
  for (let round = 0; round < rounds; round += 1) {
    let step = turn + round
    await page.setViewportSize({ width: widthAt(step), height: 900 })
    await page.goto('/about')
    await expect(page.getByRole('banner')).toBeVisible()
    // What a start itself moves is for the journeys of the start.
    await settle(page, openRequests, 30)
    for (const { name, path } of addresses) {
      const check = ({ headings, title }: Look) => {
        const where = `${name} (${path}) at ${widthAt(step)} px`
        if (headings !== 1) found.push(`${where}: ${headings} headings of the first level`)
        if (title.trim() === '') found.push(`${where}: no title`)
        return where
      }
      const arrival = await walkTo(page, path, openRequests)
      const { shift } = arrival
      const where = check(arrival)
      if (shift > MOST_SHIFT) found.push(`${where}: moved by ${shift.toFixed(3)}\n${await whatMoved(page)}`)
      // The next route is come to at the width that this one ends with.
      for (let look = 1; look < looks; look += 1) {
        step += 1
        check(await widen(page, widthAt(step), openRequests))
      }
    }
  }
  expect(found).toEqual([])
}

function describeWalks(place: string, walk: typeof test, who: readonly (typeof roles)[number][] = walkers) {
  for (const [turn, role] of who.entries()) {
    const sent = policies.filter((_, index) => isThorough || index === turn % policies.length)
    for (const [where, policyOf] of sent) {
      walk(
        `every route of the table has one heading and a title, stands still and keeps to the page’s policy, for a ${role} of ${place} ${where}`,
        async ({ page: visitorPage, openAs, server, complaints }) => {
          complaints.allow(refused)
          const page = role === 'visitor' ? visitorPage : await openAs(server.accounts[role], '/about')
          await sendPolicy(page, policyOf(server.url))
          await watchShifts(page)
          await expectAllRoutes(page, server, turn)
          expect(violated(complaints)).toEqual([])
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
    { scope: 'worker', timeout: SET_UP_MS },
  ],
})

describeWalks('an open instance', test)
privateTest.describe('of a private instance', () => {
  privateTest.skip(
    Boolean(process.env['SKEIN_SERVER']),
    'only the embedded instance can be told to be private',
  )
  describeWalks('a private instance', privateTest, isThorough ? roles : ['visitor'])
})
