import { choose } from '../fixtures/menu.ts'
import { hasFeature } from '../fixtures/api.ts'
import { newWords, postWith, unpinAll } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

test('a post is pinned, edited with its history, translated, and deleted to be written anew', async ({
  openAs,
  server,
  memberApi,
}) => {
  const [first, second, third] = [
    newWords('The bread rose'),
    newWords('The bread fell'),
    newWords('The oven'),
  ]
  await unpinAll(memberApi)
  await memberApi.post(first, { visibility: 'unlisted', spoiler_text: 'baking' })
  const page = await openAs(server.accounts.member)
  const chooseOf = async (words: string, entry: string) => {
    // One menu after the other: a press on the button of an open one closes it.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await postWith(page, words).getByRole('button', { name: 'More' }).click()
    await choose(page, entry)
  }
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Post text' })

  await postWith(page, 'baking')
    .getByRole('button', { name: /^Show post/ })
    .click()
  await chooseOf(first, 'Pin to profile')
  await postWith(page, first).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Unpin from profile' })).toBeVisible()
  await page.keyboard.press('Escape')

  await chooseOf(first, 'Edit')
  await expect(text).toHaveValue(first)
  await text.fill(second)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(postWith(page, second)).toBeVisible()

  await postWith(page, second)
    .getByRole('button', { name: /^Edited/ })
    .click()
  const versions = page.getByRole('dialog', { name: 'Edited 1 time' })
  await expect(versions.getByRole('article').first().locator('ins').first()).toHaveText('fell')
  await expect(versions.getByRole('article').last()).toContainText(first)
  await versions.getByRole('button', { name: 'Close' }).click()

  if (await hasFeature(server.url, 'akkoma:machine_translation')) {
    await chooseOf(second, 'Translate')
    await expect(postWith(page, second).getByRole('region', { name: /^Translated/ })).toBeVisible()
  } else test.info().annotations.push({ type: 'left out', description: 'this server does not translate' })

  await chooseOf(second, 'Delete and redraft')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete and redraft' }).click()
  await expect(text).toHaveValue(second)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Subject' })).toHaveValue('baking')
  await page.reload()
  const panel = page.getByRole('form', { name: 'New post' })
  await panel.getByRole('textbox').click()
  await panel.getByRole('button', { name: 'Drafts 1' }).click()
  await page.getByRole('button', { name: /^Redraft/ }).click()
  await expect(text).toHaveValue(second)
  await text.fill(third)
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
  await expect(text).toBeHidden()
  const { id } = await memberApi.call<{ id: string }>('GET', '/api/v1/accounts/verify_credentials')
  const posts = await memberApi.call<{ content: string; visibility: string; spoiler_text: string }[]>(
    'GET',
    `/api/v1/accounts/${id}/statuses`,
  )
  expect(posts.some(({ content }) => content.includes(second))).toBe(false)
  expect(posts.find(({ content }) => content.includes(third))).toMatchObject({
    visibility: 'unlisted',
    spoiler_text: 'baking',
  })
})
