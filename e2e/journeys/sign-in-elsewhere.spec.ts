import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

/** What Mastodon and GoToSocial take. */
const elsewhere = {
  grantTypes: ['authorization_code', 'client_credentials'],
  oauthScopes: ['read', 'write', 'follow', 'push', 'admin:read', 'admin:write'],
}

/** Over the page of the server, and back. */
async function allow(page: Page, { username, password }: { username: string; password: string }) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign in with/ })
    .click()
  await page.getByLabel(/name/i).fill(username)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/main/friends')
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(`@${username}`)
}

test('[AUTH-12] [AUTH-13] a server that lists neither password grant nor admin scope is signed in to by redirect', async ({
  page,
  server,
  site,
}) => {
  await site.change({ ...elsewhere, isOAuthDescribed: true })
  const asked = page.waitForRequest('**/oauth/authorize?**')
  await page.goto('/login')
  await allow(page, server.accounts.member)
  const query = new URL((await asked).url()).searchParams
  expect(query.get('scope')).toBe('read write follow push')
  expect(query.get('code_challenge_method')).toBe('S256')
})

test('[AUTH-12] [AUTH-13] a server that says nothing and refuses the password is signed in to by redirect', async ({
  page,
  server,
  site,
  complaints,
}) => {
  // The browser itself reports each answer that is an error.
  complaints.allow(/^console: Failed to load resource/)
  await site.change(elsewhere)
  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Username').fill(server.accounts.member.username)
  await form.getByLabel('Password', { exact: true }).fill(server.accounts.member.password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByText('on its own sign-in page only')).toBeVisible()
  await allow(page, server.accounts.member)
})
