import type { Locator, Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/site.ts'
import { storedText } from '../fixtures/storage.ts'
import { signIn } from '../fixtures/test.ts'
import { totp } from '../fixtures/totp.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

test('[DATA-11] [DATA-12] [DATA-13] [DATA-14] a lost phone, with the keyboard alone: codes and key are made by their buttons only, and a recovery code signs in', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/oauth\/token/)
  const username = `two${randomBytes(4).toString('hex')}`
  const password = 'long and secret'
  await site.change({ isRegistrationOpen: true, isApprovalRequired: false, captcha: 'none' })
  await site.signUp({ username, password })

  /** Presses of the buttons that replace secrets, and the requests that do it, in their order. */
  const happened: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/mfa\/(?:setup\/totp|backup_codes)$/.test(pathname))
      happened.push(pathname.replace(/.*\/mfa\//, ''))
  })
  const press = async (control: Locator) => {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  }
  const window = settings(page)
  const pane = window.getByRole('region', { name: 'Two-factor sign-in' })
  const codesIn = async () =>
    (await pane.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()).map(
      withoutBlanks,
    )
  const openSecurity = async () => {
    await page.goto('/main/settings/security')
    await expect(pane).toBeVisible()
  }

  let codes: string[] = []
  await test.step('it is turned on', async () => {
    await signIn(page, { username, password })
    await page.waitForURL('**/main/friends')
    await openSecurity()
    await page.reload()
    await openSecurity()
    await expect(pane.getByRole('button', { name: 'Make new recovery codes' })).toBeVisible()
    happened.push('press: codes')
    await press(pane.getByRole('button', { name: 'Make new recovery codes' }))
    await expect(pane.getByText('Step 1 of 3')).toBeVisible()
    codes = await codesIn()
    expect(codes).toHaveLength(5)
    happened.push('press: key')
    await press(pane.getByRole('button', { name: 'Make a new key' }))
    await expect(pane.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    const code = pane.getByLabel('Six-digit code from the app')
    await expect(code).toBeFocused()
    const key = withoutBlanks((await pane.locator('code').first().innerText()).trim())
    await page.keyboard.type(totp(key))
    await tabTo(page, pane.getByLabel('Your password, once more'))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(pane.getByText('Two-factor sign-in is on.')).toBeFocused()
    const kept = await storedText(page)
    for (const secret of [key, password, ...codes]) expect(kept).not.toContain(secret)
  })

  await test.step('the session of this browser is marked, and signs out', async () => {
    await expect(window.getByRole('listitem').filter({ hasText: '(this browser)' })).toHaveCount(1)
    await press(window.getByRole('button', { name: 'Sign out' }))
    await press(page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }))
    await expect(window).toHaveCount(0)
    const kept = await storedText(page)
    for (const secret of [username, ...codes]) expect(kept).not.toContain(secret)
  })

  await test.step('a recovery code signs in', async () => {
    await signIn(page, { username, password })
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/main/friends')
  })

  await test.step('codes are renewed, and it is turned off', async () => {
    await openSecurity()
    await expect(pane.getByText('Two-factor sign-in is on.')).toBeVisible()
    await press(pane.getByRole('button', { name: 'Make new recovery codes' }))
    const question = page.getByRole('dialog', { name: 'Make new recovery codes?' })
    happened.push('press: codes')
    await press(question.getByRole('button', { name: 'Make new recovery codes' }))
    await expect(pane.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
    const renewed = await codesIn()
    expect(renewed).toHaveLength(5)
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
    await press(pane.getByRole('button', { name: 'Turn off two-factor sign-in' }))
    const form = pane.getByRole('form', { name: 'Turn off two-factor sign-in' })
    await expect(form.getByLabel('Password of this account')).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(pane.getByText('Two-factor sign-in is on.')).toHaveCount(0)
    await expect(pane.getByRole('button', { name: 'Make new recovery codes' })).toBeVisible()
  })

  expect(happened).toEqual([
    ...['press: codes', 'backup_codes', 'press: key', 'setup/totp'],
    ...['press: codes', 'backup_codes'],
  ])
})
