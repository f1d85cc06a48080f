import type { Page } from '@playwright/test'
import { tabTo } from '../fixtures/keyboard.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

/** Whoever has the focus shows it: by an outline or a shadow, its own or that of what holds it. */
async function expectVisibleFocus(page: Page) {
  const look = await page.evaluate(() => {
    const shown = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const focused = document.activeElement
    return focused !== document.body && (shown(focused) || shown(focused?.parentElement))
  })
  expect(look).toBe(true)
}

test('with the keyboard alone: sign in, move through posts, open a thread, answer, favourite', async ({
  page,
  server,
  memberApi,
}) => {
  const [older, words, answer] = [newWords('The older'), newWords('The newer'), newWords('Typed blind')]
  await memberApi.post(older)
  await memberApi.post(words)

  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await tabTo(page, form.getByLabel('Username'))
  await expectVisibleFocus(page)
  await page.keyboard.type(server.accounts.member.username)
  await tabTo(page, form.getByLabel('Password', { exact: true }))
  await page.keyboard.type(server.accounts.member.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/main/friends')

  await expect(postWith(page, words)).toBeVisible()
  await page.keyboard.press('j')
  await expect(postWith(page, words)).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('j')
  await expect(postWith(page, older)).toBeFocused()
  await page.keyboard.press('k')
  await expect(postWith(page, words)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.waitForURL('**/notice/**')
  await expect(postWith(page, words)).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('r')
  await expect(
    page.getByRole('form', { name: /^Reply to/ }).getByRole('textbox', { name: 'Post text' }),
  ).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.type(answer)
  await page.keyboard.press('Control+Enter')
  await expect(postWith(page, answer)).toBeVisible()
  await expect(page.getByRole('form', { name: /^Reply to/ })).toHaveCount(0)

  await expect(postWith(page, words)).toBeFocused()
  await page.keyboard.press('f')
  await expect(postWith(page, words).getByRole('button', { name: /^Favourite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('j')
  await expect(postWith(page, answer)).toBeFocused()
  await tabTo(page, postWith(page, answer).getByRole('button', { name: /^Favourite/ }))
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(postWith(page, answer).getByRole('button', { name: /^Favourite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Back' }), 'Shift+Tab')
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/main/friends')
  await expect(postWith(page, words)).toBeFocused()
})
