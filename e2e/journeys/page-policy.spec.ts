import { breakPolicy, policies, sendPolicy, violated } from '../fixtures/policy.ts'
import { expect, test } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'

// Thorough: each role in front of each server; else each in front of one.
for (const [turn, [where, policyOf]] of policies.entries())
  for (const role of (['visitor', 'admin'] as const).filter((_, index) => isThorough || index === turn))
    test(`for a ${role}, in front of a server ${where}, the page’s own policy holds`, async ({
      page: visitorPage,
      openAs,
      server,
      complaints,
    }) => {
      const page = role === 'visitor' ? visitorPage : await openAs(server.accounts.admin, '/about')
      await sendPolicy(page, policyOf(server.url))
      await page.goto('/about')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(violated(complaints)).toEqual([])
      // A policy that is not there has nothing to report either.
      complaints.allow(/^console: .*(?:policy|Trusted)/i)
      await breakPolicy(page)
      await expect
        .poll(() => violated(complaints))
        .toEqual(['img-src', 'require-trusted-types-for', 'style-src-elem'])
      expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    })
