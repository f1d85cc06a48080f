import type { Page } from '@playwright/test'
import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { expect, test } from '../fixtures/test.ts'

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

test('with the keyboard alone a content warning is opened for good, and closed again when its rule is paused', async ({
  openAs,
  server,
  secondApi,
}) => {
  const subject = `Food ${Date.now().toString(36)}`
  const words = `An omelette, ${subject}`
  const { id } = await secondApi.post(words, { spoiler_text: subject })
  const page = await openAs(server.accounts.member, `/notice/${id}`)
  const expectNotice = await watchNotices(page)
  const text = page.getByRole('main').getByText(words)
  const always = page.getByRole('button', {
    name: `Always like this: open warnings that contain “${subject}”`,
  })
  const shownPost = page.getByRole('button', { name: /^Show post/ })

  await test.step('the rule is saved from the warning', async () => {
    await expect(shownPost).toBeVisible()
    await expect(always).toHaveCount(0)
    await press(page, /^Show post/)
    await expect(text).toBeVisible()
    await press(page, /^Always like this/)
    await expectNotice(/^Warnings that contain .* will always be open/)
    await expect(always).toBeFocused()
    await expect(always).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(text).toBeVisible()
    await expect(always).toHaveCount(0)
  })

  await test.step('the settings list and pause it', async () => {
    await page.goto(new URL('/main/settings/filters', page.url()).href)
    await press(page, `Pause filter “Warning contains “${subject}””`)
    await expect(page.getByText('Paused. Always opened.')).toBeVisible()
    await expectFocusKept(page)
    await page.goto(new URL(`/notice/${id}`, page.url()).href)
    await expect(shownPost).toBeVisible()
    await expect(text).toHaveCount(0)
  })

  await test.step('pressing it again resumes and removes the rule', async () => {
    await press(page, /^Show post/)
    await press(page, /^Always like this/)
    await expect(always).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(always).toHaveAttribute('aria-pressed', 'false')
    await expect(always).toBeFocused()
  })
})
