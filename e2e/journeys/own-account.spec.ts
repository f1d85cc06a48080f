import type { Locator, Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { skipDelays } from '../fixtures/faults.ts'
import { changeKept } from '../fixtures/kept.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/site.ts'
import { signIn } from '../fixtures/test.ts'
import { countRequests } from '../fixtures/walk.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('[DATA-05] [DATA-07] [DATA-08] [DATA-10] with the keyboard alone: blocks come in, a backup goes out, the password is another, and the account ends', async ({
  page,
  server,
  site,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/oauth\/token/)
  const username = `own${randomBytes(4).toString('hex')}`
  const password = 'long and secret'
  await site.change({ isRegistrationOpen: true, isApprovalRequired: false, captcha: 'none' })
  await site.signUp({ username, password })
  // The client looks only every 15 seconds whether a backup is ready.
  await page.clock.install()
  const openRequests = countRequests(page)
  await signIn(page, { username, password })
  await page.waitForURL('**/main/friends')
  const window = settings(page)
  const notices = page.getByRole('region', { name: 'Notices' })

  await test.step('a list comes in and goes out', async () => {
    await page.goto('/main/settings/data')
    const blocks = window.getByRole('listitem').filter({ hasText: 'Blocks' })
    const chooser = page.waitForEvent('filechooser')
    await press(page, blocks.getByRole('button', { name: 'Choose file: Blocks' }))
    const other = server.accounts.secondMember.username
    const content = `Account address,Hide notifications\n${other}@localhost,true\n`
    await (await chooser).setFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await press(page, blocks.getByRole('button', { name: 'Send 1 address' }))
    await expect(blocks.getByText(/1 address sent/)).toBeVisible()
    const download = page.waitForEvent('download')
    await press(page, blocks.getByRole('button', { name: 'Save mine: Blocks' }))
    const saved = await (await download).path()
    expect(await readFile(saved, 'utf8')).toBe(`${other}@${new URL(page.url()).host}`)
  })

  await test.step('a backup is asked for and comes', async () => {
    await press(page, window.getByRole('button', { name: 'Ask for a new one' }))
    await expect(window.getByText('This backup is not ready yet.')).toBeVisible()
    changeKept(server, (database) => database.exec('update backups set ready_at = 0'))
    const link = window.getByRole('link', { name: /^Download the backup/ })
    await skipDelays(page, openRequests, async () => expect(await link.isVisible()).toBe(true))
    const download = page.waitForEvent('download')
    await press(page, link)
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  })

  await test.step('a new password ends the session, and signs in', async () => {
    await page.goto('/main/settings/security')
    await press(page, window.getByRole('button', { name: 'Change password' }))
    const form = window.getByRole('form', { name: 'Change password' })
    await expect(form.getByLabel('Current password')).toBeFocused()
    await page.keyboard.type(password)
    await type(page, form.getByLabel('New password', { exact: true }), 'another secret')
    await type(page, form.getByLabel('New password, once more'), 'another secret')
    await page.keyboard.press('Enter')
    await expect(notices.getByText('Your password is changed. Sign in with the new one.')).toBeVisible()
    await expect(window).toHaveCount(0)
    await signIn(page, { username, password: 'another secret' })
    await page.waitForURL('**/main/friends')
  })

  await test.step('the account ends, and nobody gets in any more', async () => {
    await page.goto('/main/settings/data')
    const card = window.getByRole('region', { name: 'Delete this account' })
    await type(page, card.getByLabel('Password of this account'), 'another secret')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Delete for good' }))
    await expect(notices.getByText('Your account is deleted.')).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).not.toContain(username)
    await page.goto('/login')
    const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill('another secret')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible()
  })
})
