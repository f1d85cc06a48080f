import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/site.ts'
import { signIn } from '../fixtures/test.ts'

const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Sign up' })

const someName = () => `new${randomBytes(4).toString('hex')}`

/** Goes to a field by the keyboard and types into it. */
async function type(page: Page, label: string, text: string) {
  await tabTo(page, form(page).getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** What the picture of the embedded instance shows. */
async function lettersOf(page: Page): Promise<string> {
  const source = await form(page).locator('img').getAttribute('src')
  const picture = Buffer.from(source?.split(',')[1] ?? '', 'base64').toString()
  return [...picture.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, sign]) => sign).join('')
}

test('[REG-13] [REG-17] with the keyboard alone: a captcha that is refused, then a request, approval and sign-in', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/api\/v1\/accounts/)
  const username = someName()
  await site.change({ isRegistrationOpen: true, isApprovalRequired: true, captcha: 'native' })
  await page.goto('/login')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/registration')
  await type(page, 'Username', username)
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('New Person')
  await type(page, 'Password', 'long and secret')
  await type(page, 'Confirm password', 'long and secret')
  await type(page, 'Why do you want to join?', 'For the bread.')
  const letters = form(page).getByLabel('Characters in the image')
  await type(page, 'Characters in the image', 'wrong')
  const before = await lettersOf(page)
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('listitem')).toHaveText('Captcha Invalid CAPTCHA.')
  await expect(letters).toBeFocused()
  await expect.poll(() => lettersOf(page)).not.toBe(before)
  const second = await lettersOf(page)
  await tabTo(page, form(page).getByRole('button', { name: 'Show another image' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => lettersOf(page)).not.toBe(second)
  await type(page, 'Characters in the image', await lettersOf(page))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/registration-request-sent')
  await expect(page.getByRole('heading', { name: 'Your request was sent' })).toBeFocused()

  await site.stand(username, { isApproved: true })
  await signIn(page, { username, password: 'long and secret' })
  await page.waitForURL('**/main/friends')
})

test('[REG-16] a sign-up that needs nobody signs in at once, and a reload keeps it', async ({
  page,
  site,
}) => {
  const username = someName()
  await site.change({ isRegistrationOpen: true, isApprovalRequired: false, captcha: 'none' })
  await page.goto('/registration')
  await type(page, 'Username', username)
  await type(page, 'Full name', 'New Person')
  await type(page, 'Password', 'long and secret')
  await type(page, 'Confirm password', 'long and secret')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/main/friends')
  const panel = page.getByRole('region', { name: 'Your account' })
  await expect(panel).toContainText(`@${username}`)
  await page.reload()
  await expect(panel).toContainText(`@${username}`)
})

test('[ROUTE-12] what was typed is there after another screen, Back and a reload; the passwords were stored nowhere', async ({
  page,
  site,
}) => {
  await site.change({ isRegistrationOpen: true })
  await page.goto('/registration')
  await type(page, 'Username', 'halfway')
  await type(page, 'Password', 'long and secret')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.goBack()
  await expect(form(page).getByLabel('Username')).toHaveValue('halfway')
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('long and secret')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('long and secret')
  await page.reload()
  await expect(form(page).getByLabel('Username')).toHaveValue('halfway')
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('')
})

test('[REG-21] [REG-22] with the keyboard alone: a way to a new password is asked for', async ({
  page,
  site,
}) => {
  await site.change({ isMailerEnabled: true })
  await page.goto('/login')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('link', { name: 'Forgot your password?' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/password-reset')
  await tabTo(page, main.getByLabel('Email address or username'))
  await page.keyboard.type('wren@fen.example')
  const asked = page.waitForRequest('**/auth/password?**')
  await page.keyboard.press('Enter')
  expect((await asked).url()).toMatch(/email=wren%40fen\.example$/)
  await expect(main.getByText('an email with a link is on its way')).toBeVisible()
  await tabTo(page, main.getByRole('link', { name: 'Go to the home page' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/main/public')
})
