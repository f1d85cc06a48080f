import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { apiAs } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/site.ts'
import { secretsOf, storedText } from '../fixtures/storage.ts'
import { signIn } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const unique = (word: string) => `${word}${randomBytes(3).toString('hex')}`
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

/** Everything that the page or its history keeps. */
const keptText = async (page: Page) =>
  (await storedText(page)) + (await page.evaluate(() => JSON.stringify(history.state)))

test('after signing out no storage has anything of codes, tokens, sessions, filters, mutes, blocks or an interrupted unfollowing', async ({
  page,
  server,
  site,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*\/frontend_settings\//)
  const viewer = { username: unique('viewer'), password: 'long and secret' }
  const muted = unique('muted')
  const followed = ['north', 'south', 'west'].map(unique)
  const host = `${unique('bog')}.example`
  const filters = { server: unique('ferry'), account: unique('heron'), device: unique('anchor') }
  const list = unique('Makers')
  await site.change({ isRegistrationOpen: true, isApprovalRequired: false, captcha: 'none' })
  for (const username of [viewer.username, muted, ...followed])
    await site.signUp({ username, password: viewer.password })
  const api = await apiAs(server.url, viewer)
  const idOf = async (name: string) =>
    (await api.call<{ id: string }>('GET', `/api/v1/accounts/lookup?acct=${name}`)).id
  await api.call('POST', `/api/v1/accounts/${await idOf(muted)}/mute`)
  for (const name of followed) await api.call('POST', `/api/v1/accounts/${await idOf(name)}/follow`)
  await api.call('POST', '/api/v1/domain_blocks', { domain: host })
  await api.call('POST', '/api/v1/lists', { title: list })

  await signIn(page, viewer)
  await page.waitForURL('**/main/friends')
  const secrets = [(await secretsOf(page)).userToken]
  const window = settings(page)

  await test.step('codes, the key and sessions are on the screen', async () => {
    await page.goto('/main/settings/security')
    await expect(window.getByRole('listitem').filter({ hasText: '(this browser)' })).toHaveCount(1)
    const pane = window.getByRole('region', { name: 'Two-factor sign-in' })
    await pane.getByRole('button', { name: 'Make new recovery codes' }).click()
    const codes = pane.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(5)
    secrets.push(...(await codes.allInnerTexts()).map(withoutBlanks))
    await pane.getByRole('button', { name: 'Make a new key' }).click()
    await expect(pane.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    secrets.push(withoutBlanks(await pane.locator('code').first().innerText()))
  })

  await test.step('filters are kept by the server, the account and the device; mutes and blocked servers are listed', async () => {
    await page.goto('/main/settings/filters')
    const saveFilter = async (words: string, effect: string) => {
      await window.getByRole('button', { name: 'New filter' }).click()
      await page.keyboard.type(`${words}\n`)
      await window.getByRole('radio', { name: effect }).click()
      await window.getByRole('button', { name: 'Save filter' }).click()
      await expect(window.getByRole('button', { name: `Edit filter “${words}”` })).toBeVisible()
    }
    await saveFilter(filters.server, 'Fold with the reason')
    await saveFilter(filters.account, 'Hide')
    // Nothing can be sent to the account's store: this one is on the device alone.
    await page.route('**/api/v1/akkoma/frontend_settings/**', (route) => route.abort())
    await saveFilter(filters.device, 'Hide')
    await window.getByRole('tab', { name: 'Muted people' }).click()
    await expect(window.getByRole('checkbox', { name: `Select ${muted}` })).toBeVisible()
    await window.getByRole('tab', { name: 'Servers' }).click()
    await expect(window.getByRole('button', { name: `Unblock ${host}` })).toBeVisible()
    // Known filters are kept, so that a filtered post is not shown first.
    for (const words of Object.values(filters)) expect(await keptText(page)).toContain(words)
  })

  await test.step('an unfollowing of several people is under way', async () => {
    await page.goto('/main/following')
    await page.route('**/unfollow', () => undefined)
    await page.getByRole('button', { name: 'Select all 3 people shown' }).click()
    await page.getByRole('button', { name: 'Add to list…' }).click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: list })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Unfollow…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unfollow' }).click()
    await expect(page.getByText('Unfollowing people: 0 of 3')).toBeVisible()
  })

  await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/main/public')
  const traces = [
    ...secrets,
    ...Object.values(filters),
    ...followed,
    ...[viewer.username, api.id, muted, host, list],
  ]
  await expect(page.getByRole('region', { name: 'Your account' })).toHaveCount(0)
  for (const state of ['after signing out', 'after a reload'])
    await test.step(state, async () => {
      const left = async () => {
        const text = await keptText(page)
        return traces.filter((trace) => text.includes(trace))
      }
      await expect.poll(left).toEqual([])
      await page.reload()
      await expect(page.getByRole('form', { name: /^Sign in to/ })).toBeVisible()
    })
})
