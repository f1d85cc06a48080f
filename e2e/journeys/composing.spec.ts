import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

test('[POLL-14] a poll is written with the keyboard alone, survives a reload, and is asked as it was written', async ({
  openAs,
  server,
  memberApi,
}) => {
  const words = newWords('What shall I bake?')
  const page = await openAs(server.accounts.member, '/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  const option = (number: number) => form.getByRole('textbox', { name: `Option ${number}`, exact: true })
  await form.getByRole('textbox', { name: 'Post text' }).focus()
  await page.keyboard.type(words)
  await expect(form.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  await form.getByRole('button', { name: 'Add a poll' }).press('Enter')
  await expect(option(1)).toBeFocused()
  await page.keyboard.type('Rye')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Oats')
  await page.keyboard.press('Enter')
  await expect(option(3)).toBeFocused()
  await page.keyboard.type('Buns')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(option(2)).toBeFocused()
  await form.getByRole('radio', { name: 'Multiple choice' }).press('Enter')
  await page.reload()
  await form.getByRole('textbox', { name: 'Post text' }).focus()
  await expect(option(2)).toHaveValue('Buns')
  await option(2).press('Control+Enter')
  const post = postWith(page, words)
  await expect(post).toBeVisible()
  await expect(option(1)).toHaveCount(0)
  const [sent] = await memberApi.call<[{ poll: { options: { title: string }[]; multiple: boolean } }]>(
    'GET',
    `/api/v1/accounts/${memberApi.id}/statuses`,
  )
  expect(sent.poll).toMatchObject({ multiple: true })
  expect(sent.poll.options.map(({ title }) => title)).toEqual(['Rye', 'Buns', 'Oats'])
})
