import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const gifs = 'Stop animated images'
const home = /\/main\/friends$/

test('[SET-02] a setting has an address, is changed there, and is as it was left after a reload', async ({
  openAs,
  server,
}) => {
  const page = await openAs(server.accounts.member, '/main/settings/accessibility/stopGifs')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Accessibility', exact: true })).toBeVisible()
  await expect(page).toHaveURL(home)
  await expect(dialog.locator('[data-setting="stopGifs"]')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('switch', { name: gifs })).toBeChecked()
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('gif')
  await expect(dialog.getByRole('switch', { name: gifs })).toBeChecked()
  await dialog.getByRole('button', { name: `Back to default: ${gifs}` }).click()
  await expect(dialog.getByRole('switch', { name: gifs })).not.toBeChecked()
})

test('on a phone Back leads from a section to the list and out of the window, and the page is where it was', async ({
  openAs,
  server,
}) => {
  const page = await openAs(server.accounts.member, '/main/friends', {
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: /^Accessibility/ }).click()
  await expect(dialog.getByRole('switch', { name: gifs })).toBeVisible()
  await page.goBack()
  await expect(dialog.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(home)
})
