import type { Page } from '@playwright/test'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' })

test('[EMOJI-14] somebody is mentioned with a few letters, in a window too, and the post says who', async ({
  openAs,
  server,
  secondApi,
}) => {
  const words = newWords('is this yours?')
  const { username } = server.accounts.secondMember
  const page = await openAs(server.accounts.member, '/main/friends')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  const window = page.getByRole('dialog')
  await expect(text(page).and(window.getByRole('textbox'))).toBeFocused()
  await page.keyboard.type(`@${username.slice(0, -2)}`)
  const person = page
    .getByRole('listbox', { name: 'People' })
    .getByRole('option', { name: new RegExp(`@${username}$`) })
  await expect(person).toBeVisible()
  // The list covers nothing of the line that is written.
  const [list, field] = [await page.getByRole('listbox').boundingBox(), await text(page).boundingBox()]
  expect(list && field && list.y >= field.y + 24).toBe(true)
  await person.click()
  await page.keyboard.type(words)
  await page.keyboard.press('Control+Enter')
  await expect(window).toHaveCount(0)
  await expect(postWith(page, words)).toBeVisible()
  const notes = await secondApi.call<{ type: string; status?: { content: string } }[]>(
    'GET',
    '/api/v1/notifications',
  )
  expect(notes.some(({ type, status }) => type === 'mention' && status?.content.includes(words))).toBe(true)
})

test('[COMP-19] what was typed a moment before the page is left is there again', async ({
  openAs,
  server,
}) => {
  const page = await openAs(server.accounts.member, '/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  await form.getByRole('textbox', { name: 'Post text' }).focus()
  await expect(form.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  const words = newWords('half a thought')
  await page.keyboard.type(words)
  await page.reload()
  await expect(text(page)).toHaveValue(words)
})

test('a long answer keeps its buttons in view', async ({ openAs, server, memberApi }) => {
  const words = newWords('What do you think?')
  const { id } = await memberApi.post(words)
  const page = await openAs(server.accounts.member, `/notice/${id}`)
  for (const size of [
    { width: 390, height: 740 },
    { width: 1440, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await postWith(page, words)
      .first()
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click()
    const form = page.getByRole('form', { name: /^(?:Reply|Answer)/ })
    const field = form.getByRole('textbox', { name: 'Post text' })
    await expect(field).toBeFocused()
    await page.keyboard.insertText('line\n'.repeat(50))
    await page.keyboard.type('the end')
    await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeInViewport({ ratio: 1 })
    await field.fill('')
    await page.reload()
  }
})
