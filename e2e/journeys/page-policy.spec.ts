import type { Page } from '@playwright/test'
import { akkomaPolicy, breakPolicy, sendPolicy } from '../fixtures/policy.ts'
import { routeAddresses, samplesOn, type RouteAddress } from '../fixtures/routes.ts'
import { type Complaints, expect, test } from '../fixtures/test.ts'
import { countRequests, settle, walkTo, watchShifts } from '../fixtures/walk.ts'

/** A round of all routes on a slow machine, milliseconds. */
const ROUND_MS = 600_000

/** What a refused answer leaves in the console: pages of others, and of a server that counts. */
const refused = /^console: Failed to load resource: the server responded with a status of 4(?:0[134]|29)/

const policies: Readonly<Record<string, (origin: string) => string | null>> = {
  'that sends no policy': () => null,
  'that sends Akkoma’s': akkomaPolicy,
}

/** The directives that were violated, each once. */
const violated = ({ list }: Complaints) =>
  [...new Set(list.flatMap((line) => /^console: policy: (\S+)/.exec(line)?.[1] ?? []))].toSorted()

async function walkAll(page: Page, addresses: readonly RouteAddress[]) {
  const openRequests = countRequests(page)
  await watchShifts(page)
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  await settle(page, openRequests, 30)
  for (const { name, path } of addresses) {
    const { headings } = await walkTo(page, path, openRequests)
    expect(headings, name).toBe(1)
  }
}

for (const [where, policyOf] of Object.entries(policies))
  for (const role of ['visitor', 'admin'] as const)
    test(`every route, for a ${role}, in front of a server ${where}: the page’s own policy holds, and has nothing to report`, async ({
      page: visitorPage,
      openAs,
      server,
      complaints,
    }) => {
      test.setTimeout(ROUND_MS)
      complaints.allow(refused)
      const page = role === 'visitor' ? visitorPage : await openAs(server.accounts.admin, '/about')
      await sendPolicy(page, policyOf(server.url))
      await walkAll(page, await routeAddresses(await samplesOn(server)))
      expect(violated(complaints)).toEqual([])
      // A policy that is not there has nothing to report either.
      complaints.allow(/^console: .*(?:policy|Trusted)/i)
      await breakPolicy(page)
      await expect
        .poll(() => violated(complaints))
        .toEqual(['img-src', 'require-trusted-types-for', 'style-src-elem'])
      expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    })
