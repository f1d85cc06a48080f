import type { Page } from '@playwright/test'
import { test } from '../fixtures/faults.ts'
import { storedText } from '../fixtures/storage.ts'
import { expect, signIn } from '../fixtures/test.ts'
import { totp } from '../fixtures/totp.ts'

test.use({ serviceWorkers: 'allow' })

const signInForm = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Sign in' })
const error = (page: Page, words: string) => page.getByRole('main').getByText(words)
const dismissal = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Dismiss error' })
const userPanel = (page: Page) => page.getByRole('region', { name: 'Your account' })

/** The instance sends people to its own sign-in page, whatever it says: in the file, by its API and in the page. */
async function wantRedirect(page: Page) {
  const token = { loginMethod: 'token' }
  await page.route('**/static/config.json', (route) => route.fulfill({ json: token }))
  await page.route('**/api/pleroma/frontend_configurations', (route) =>
    route.fulfill({ json: { pleroma_fe: token } }),
  )
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<script id="initial-results".*?<\/script>/s, '')
    await route.fulfill({ response: answer, body })
  })
}

test('[AUTH-01] [ERR-04] a wrong password is said to be wrong, and the right one goes through', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/oauth\/token/)
  const { username, password } = server.accounts.member
  await signIn(page, { username, password: `${password}-not` })
  await expect(error(page, 'Invalid credentials')).toBeVisible()
  await dismissal(page).click()
  await expect(error(page, 'Invalid credentials')).toHaveCount(0)
  await expect(signInForm(page).getByLabel('Username')).toHaveValue(username)
  await signInForm(page).getByLabel('Password', { exact: true }).fill(password)
  await signInForm(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/main/friends')
})

test('[AUTH-06] [AUTH-09] the code of an authenticator signs in', async ({ page, server, complaints }) => {
  complaints.allow(/^console: Failed to load resource.*\/oauth\/token/)
  const account = server.accounts.twoFactorMember
  await signIn(page, account)
  await page.getByLabel('Authenticator code').fill(totp(account.totpSecret ?? ''))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/main/friends')
  await expect(userPanel(page)).toContainText(`@${account.username}`)
})

test('[AUTH-07] [AUTH-10] a wrong code is refused, a recovery code signs in', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/oauth\//)
  const account = server.accounts.twoFactorMember
  await signIn(page, account)
  await page.getByLabel('Authenticator code').fill('not a code')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(dismissal(page)).toBeVisible()
  await expect(page.getByLabel('Authenticator code')).toHaveValue('')
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const field = page.getByLabel('Recovery code')
  // Each code is good for one sign-in; an earlier run may have used some.
  for (const code of account.recoveryCodes ?? []) {
    if (page.url().endsWith('/main/friends')) break
    await field.fill(code)
    const answer = page.waitForResponse('**/oauth/mfa/challenge')
    await page.getByRole('button', { name: 'Verify' }).click()
    if ((await answer).ok()) await page.waitForURL('**/main/friends')
  }
  await expect(userPanel(page)).toContainText(`@${account.username}`)
})

test('[AUTH-12] [AUTH-13] the server’s own page signs in and leads back to home', async ({
  page,
  server,
  complaints,
}) => {
  // What the server's own page breaks of its own policy is not ours.
  complaints.allow(/\/oauth\/authorize/)
  const { username, password } = server.accounts.member
  await wantRedirect(page)
  await page.goto('/login')
  const asked = page.waitForRequest('**/oauth/authorize?**')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign in with/ })
    .click()
  const query = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    client_id: expect.stringMatching(/./),
    redirect_uri: `${server.url}/oauth-callback`,
    scope: expect.stringContaining('write'),
    state: expect.stringMatching(/^[0-9a-f]{16,}$/),
  })
  await page.getByLabel(/name/i).fill(username)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: /allow|authori[sz]e|log in|sign in/i }).click()
  await page.waitForURL('**/main/friends')
  await expect(userPanel(page)).toContainText(`@${username}`)
})

test('[AUTH-13] a code with another state is not used', async ({ page }) => {
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) exchanges.push(request.postData() ?? '')
  })
  await page.goto('/oauth-callback?code=stolen&state=somebody-elses')
  await expect(page.getByRole('main').getByText('This sign-in didn’t start in this browser')).toBeVisible()
  expect(exchanges.filter((body) => body.includes('stolen'))).toEqual([])
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await page.waitForURL('**/login')
})

test('[AUTH-05] [BOOT-05] a reload keeps the session and the registered application', async ({
  page,
  server,
}) => {
  const registrations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/apps')) registrations.push(request.method())
  })
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  await page.reload()
  await expect(userPanel(page)).toContainText(`@${server.accounts.member.username}`)
  await page.goto('/main/public')
  await expect(userPanel(page)).toContainText(`@${server.accounts.member.username}`)
  expect(registrations).toEqual(['POST'])
})

async function signOut(page: Page) {
  await userPanel(page).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/main/public')
}

test('[AUTH-14] [AUTH-16] signing out revokes the token at the server, in every tab', async ({
  page,
  context,
  server,
  complaints,
}) => {
  // The other tab may be asking for something at that moment.
  complaints.allow(/^console: Failed to load resource.* 403 /)
  const home = page.waitForRequest('**/api/v1/timelines/home?**')
  await signIn(page, server.accounts.member)
  const authorization = (await (await home).allHeaders())['authorization'] ?? ''
  await page.waitForURL('**/main/friends')
  const other = await context.newPage()
  await other.goto('/main/public')
  await expect(userPanel(other)).toBeVisible()
  await page.bringToFront()
  const revoked = page.waitForResponse('**/oauth/revoke')
  await signOut(page)
  expect((await revoked).ok()).toBe(true)
  await expect(userPanel(other)).toHaveCount(0)
  const answer = await fetch(`${server.url}/api/v1/accounts/verify_credentials`, {
    headers: { authorization },
  })
  expect([401, 403]).toContain(answer.status)
})

test('[AUTH-15] signing out succeeds here although the server does not revoke', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource/)
  await page.route('**/oauth/revoke', (route) => route.abort())
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  await signOut(page)
  await expect(userPanel(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('form', { name: /^Sign in to/ })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    server.accounts.member.username,
  )
})

test('[AUTH-15] of who signs out nothing stays on the device: no place, no posts, no draft, nothing sought', async ({
  page,
  server,
  memberApi,
  simulation,
}) => {
  await simulation.post(25)
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const posts = page.getByRole('main').getByRole('feed').getByRole('article')
  await posts.first().hover()
  await page.mouse.wheel(0, 1500)
  await page.getByRole('textbox', { name: 'Post text' }).fill('half a thought about herons')
  // Who they are, what they read, where they stopped, what they wrote.
  const traces = [
    server.accounts.member.username,
    'timeline friends',
    /friends\\*":\{/,
    'half a thought about herons',
  ]
  for (const trace of traces) await expect.poll(() => storedText(page)).toMatch(trace)
  await page.goto('/search?query=herons')
  await expect.poll(() => storedText(page)).toContain(`.${memberApi.id}.searches`)
  // Whoever comes back has not loaded the code of the search.
  await page.goto('/main/friends')
  await posts.first().waitFor()
  await signOut(page)
  await expect(userPanel(page)).toHaveCount(0)
  await posts.first().waitFor()
  await page.reload()
  await posts.first().waitFor()
  const left = await storedText(page)
  for (const trace of [...traces, `.${memberApi.id}.`]) expect(left).not.toMatch(trace)
})
