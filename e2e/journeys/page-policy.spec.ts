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

test('[ROUTE-20] a visitor is led to their own server with what they want to act on, and the page’s policy lets them go', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  await sendPolicy(page, null)
  await page.route('https://reed.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Reed</title>' })
  })
  await page.goto('/about')
  await expect(page.getByRole('banner')).toBeVisible()
  const { username } = server.accounts.member
  // Opened from outside this address is a page of the server itself.
  await page.evaluate((to) => history.pushState(null, '', to), `/main/ostatus?nickname=${username}`)
  await page.getByLabel('Your address').fill('@kit@reed.example')
  await page.getByRole('button', { name: 'Go to my server' }).click()
  await expect(page).toHaveTitle('Reed')
  const { pathname, searchParams } = new URL(asked[0] ?? '')
  expect(pathname).toBe('/authorize_interaction')
  expect(searchParams.get('uri')).toContain(`/users/${username}`)
})
