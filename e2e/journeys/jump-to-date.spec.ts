import type { Page } from '@playwright/test'
import { newWords } from '../fixtures/posts.ts'
import { startEmbedded } from '../fixtures/server.ts'
import { expect, signIn, test as base } from '../fixtures/test.ts'

/** A profile with posts: of many days on the embedded instance, of today where a server was given. */
const test = base.extend<{ profile: Page }>({
  profile: [
    async ({ page, openAs, server, memberApi }, use) => {
      if (!server.isEmbedded) {
        for (const words of ['One goose', 'Two geese', 'Three geese']) await memberApi.post(newWords(words))
        return use(await openAs(server.accounts.member, `/users/${server.accounts.member.username}`))
      }
      const small = await startEmbedded({ seed: 'small' })
      await signIn(page, { username: 'wren', password: 'heronsong' }, small.url)
      await page.waitForURL('**/main/friends')
      await page.goto(`${small.url}/users/ludo`)
      await use(page)
      // Nothing is on its way any more when the server goes.
      await page.goto('about:blank')
      await small.stop()
    },
    { timeout: 120_000 },
  ],
})

test('with the keyboard alone somebody’s posts are opened at a date, and the list goes on from there', async ({
  profile: page,
}) => {
  test.slow()
  const main = page.getByRole('main')
  await expect(main.getByRole('feed').getByRole('article').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Jump to a date' })
  await expect(async () => {
    await page.keyboard.press('D')
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(dialog.getByLabel('Date', { exact: true })).toBeFocused()
  await dialog.getByLabel('Date', { exact: true }).fill('2011-03-01')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    'There are no posts from March 1, 2011 or earlier.',
  )
  const dates = main.getByRole('feed').getByRole('time')
  const oldest = (await dates.last().getAttribute('datetime')) ?? ''
  await dialog.getByLabel('Date', { exact: true }).fill(oldest.slice(0, 10))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const focused = main.locator('article:focus')
  await expect(focused).toBeInViewport()
  await expect(focused.getByRole('time').first()).toHaveAttribute('datetime', new RegExp(oldest.slice(0, 10)))
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText(/^Showing posts from .* and earlier.$/),
  ).toBeVisible()
})
