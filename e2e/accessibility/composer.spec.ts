import type { Locator, Page } from '@playwright/test'
import { chooseOf } from '../fixtures/menu.ts'
import { hasStickers } from '../fixtures/api.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { keyOf } from '../fixtures/storage.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNothingFound } from './nothing-found.ts'

const widths = [390, 1440]
const never = 9_999_999_999_999
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(picture()) })

/** One that waits for the network, and one that the server refused. */
async function plantOutbox(page: Page, accountId: string) {
  const entry = (id: number, text: string, state: object) => ({
    key: keyOf(page, accountId, `outbox.${id}`),
    value: JSON.stringify({
      post: { status: text, visibility: 'public', idempotencyKey: text },
      addedAt: 1_700_000_000_000,
      tries: 1,
      ...state,
    }),
  })
  const entries = [
    entry(1, 'Waits', { dueAt: never, failure: { of: 'post', kind: 'network' } }),
    entry(2, 'Refused', { needsAttention: true, failure: { of: 'post', kind: 'http', status: 403 } }),
  ]
  await page.evaluate((all) => all.forEach(({ key, value }) => localStorage.setItem(key, value)), entries)
}

const inWindow = { isOver: true, within: ['dialog[open]'] }

/** Opens something over the window, looks at it alone, and puts it away. */
async function expectNothingFoundIn(page: Page, open: Locator, role: 'menu' | 'dialog', name: string) {
  await open.click()
  const opened = page.getByRole(role, { name, exact: true })
  await expect(opened).toBeVisible()
  await expectNothingFound(page, { isOver: true, within: [`[role="${role}"][aria-label="${name}"]`] })
  return opened
}

for (const width of widths) {
  test(`axe finds nothing in the window of the composer and in all that opens from it in any theme, at ${width} px`, async ({
    openAs,
    server,
    memberApi,
  }) => {
    const words = newWords('Which grain?')
    await memberApi.post(words, { poll: { options: ['Rye', 'Oats'], expires_in: 3_600 } })
    const page = await openAs(server.accounts.member, '/about', {
      viewport: { width, height: 900 },
    })
    await plantOutbox(page, memberApi.id)
    await page.goto('/main/friends')
    const asked = postWith(page, words)
    await expect(asked).toBeVisible()
    // What stands in the outbox moves the posts down once more.
    await expect(page.getByRole('article', { name: 'Your post: Not sent' })).toBeVisible()
    await asked.getByRole('button', { name: /^Reply/ }).click()
    const row = page.getByRole('form', { name: /^Reply to/ })
    await expect(row.getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await page.keyboard.type('Barley')
    await page.keyboard.press('Escape')
    await expect(row).toHaveCount(0)

    const window = page.locator('dialog[open]')
    const button = (name: string | RegExp) => window.getByRole('button', { name, exact: true })
    const text = window.getByRole('textbox', { name: 'Post text' })
    const close = async (opened: Locator) => {
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }

    await test.step('suggestions, pickers, menus and panels', async () => {
      await page.keyboard.press('n')
      await expect(text).toBeFocused()
      await page.keyboard.type(`@${server.accounts.member.username.slice(0, 1)}`)
      await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible()
      await expectNothingFound(page, inWindow)
      await page.keyboard.press('Enter')
      const picker = await expectNothingFoundIn(page, button('Add emoji'), 'dialog', 'Add emoji')
      if (await hasStickers(server.url)) {
        await picker.getByRole('tab', { name: 'Stickers' }).click()
        await expect(picker.getByRole('grid', { name: 'Stickers' })).toBeVisible()
        await expectNothingFound(page, {
          isOver: true,
          within: ['[role="dialog"][aria-label="Add emoji"]'],
        })
      } else test.info().annotations.push({ type: 'left out', description: 'this server has no stickers' })
      await close(picker)
      await close(await expectNothingFoundIn(page, button(/^Who can see this/), 'menu', 'Who can see this'))
      await window.getByRole('combobox', { name: 'Post language' }).focus()
      await expectNothingFound(page, { isOver: true, within: ['dialog[open] select'] })
      await close(await expectNothingFoundIn(page, button('Writing options'), 'dialog', 'Writing options'))
      const drafts = await expectNothingFoundIn(page, button('Drafts 1'), 'dialog', 'Drafts')
      await drafts.getByRole('button', { name: /^Discard/ }).click()
      await expect(drafts.getByRole('button', { name: 'Undo' })).toBeFocused()
      await expectNothingFound(page, { isOver: true, within: ['[role="dialog"][aria-label="Drafts"]'] })
      await close(drafts)
    })

    await test.step('everything that a post can have, and what is to be said of it', async () => {
      await text.fill(`Look at https://example.com, @nobody and #geese`)
      await window.getByRole('textbox', { name: 'Subject' }).fill('birds')
      await window
        .getByLabel('Files to add')
        .setInputFiles([file('one.png'), file('two.png'), { ...file('big.png'), mimeType: 'text/nothing' }])
      await window.getByRole('textbox', { name: 'Description of one.png' }).fill('A goose')
      await window.getByRole('checkbox', { name: 'Mark media as sensitive' }).uncheck()
      await button('Move two.png').click()
      await button('Add a poll').click()
      await button('Move option 2').click()
      await button('Show preview').click()
      await expect(window.getByRole('region', { name: 'Preview' })).toContainText('geese')
      await expect(window.getByRole('button', { name: 'Remove two.png' })).toBeVisible()
      await text.press('Control+Enter')
      await expect(window.getByRole('form').getByText(/^Error/)).toBeVisible()
      await expect(window.getByRole('button', { name: 'Mark as sensitive' })).toBeVisible()
      await expectNothingFound(page, inWindow)
      await button('Hide preview').click()
      await text.fill('goose '.repeat(900))
      await expect(window.getByText(/characters over the limit/).first()).toBeAttached()
      await expectNothingFound(page, inWindow)
    })

    await test.step('beside the page, and put away', async () => {
      if (width > 800) {
        await button('Dock beside the page').click()
        await expectNothingFound(page, { isOver: true })
      }
      await button('Minimise').click()
      await expect(button('Restore New post')).toBeFocused()
      await expectNothingFound(page, inWindow)
      await button('Restore New post').click()
      await text.fill('')
      await button('Remove poll').click()
      for (const name of ['one.png', 'two.png', 'big.png']) await button(`Remove ${name}`).click()
      await button('Close').click()
      await expect(window).toHaveCount(0)
    })

    await test.step('an edit, and the outbox', async () => {
      await chooseOf(asked, 'Edit')
      await expect(text).toBeFocused()
      await expectNothingFound(page, inWindow)
      await button('Close').click()
      await page.getByRole('button', { name: 'Outbox, 1 item couldn’t be sent, 2' }).click()
      await expect(window.getByRole('article')).toHaveCount(2)
      await expectNothingFound(page, inWindow)
    })
  })
}
