import { Buffer } from 'node:buffer'
import { signIn, expect, test } from '../fixtures/test.ts'
import { picture } from '../fixtures/picture.ts'

test('a new person reads public as a visitor, signs in, reads home, opens a thread, replies with an image and a subject, favourites, sees it in another tab, and signs out', async ({
  page,
  context,
  server,
  memberApi,
  secondApi,
}) => {
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const words = `The geese came over at dusk ${Date.now()}`
  const root = await secondApi.post(words)

  await page.goto('/')
  await page.waitForURL('**/main/all')
  await page.goto('/main/public')
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)

  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const post = page.getByRole('article').filter({ hasText: words })
  await expect(post).toBeVisible()

  await post
    .getByRole('link', { name: /ago|now|second|minute/i })
    .first()
    .click()
  await page.waitForURL(`**/notice/${root.id}`)
  const focused = page.getByRole('article').filter({ hasText: words })
  await focused.getByRole('button', { name: /^Reply/ }).click()
  const form = page.getByRole('form', { name: /^Reply to/ })
  await expect(form.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(
    `@${server.accounts.secondMember.username} `,
  )
  await form.getByRole('button', { name: 'Add a subject' }).click()
  await form.getByRole('textbox', { name: 'Subject' }).fill('birds')
  await form.getByRole('textbox', { name: 'Text of the post' }).pressSequentially('I counted forty of them')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add images or other files' }).click()
  await (await chooser).setFiles({ name: 'geese.png', mimeType: 'image/png', buffer: Buffer.from(picture()) })
  await form
    .getByRole('textbox', { name: 'Description of geese.png' })
    .fill('Forty geese in a V over a field')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  const reply = page.getByRole('article').filter({ hasText: 'birds' })
  await expect(reply).toBeVisible()
  const { descendants } = await secondApi.call<{
    descendants: {
      spoiler_text: string
      content: string
      sensitive: boolean
      media_attachments: { description: string }[]
    }[]
  }>('GET', `/api/v1/statuses/${root.id}/context`)
  expect(descendants).toMatchObject([
    {
      spoiler_text: 'birds',
      sensitive: true,
      media_attachments: [{ description: 'Forty geese in a V over a field' }],
    },
  ])

  const other = await context.newPage()
  await other.goto('/main/friends')
  const same = other.getByRole('article').filter({ hasText: words })
  await expect(same.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'false')
  await page.bringToFront()
  await focused.getByRole('button', { name: /^Favourite/ }).click()
  await expect(focused.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  await other.bringToFront()
  await other.reload()
  await expect(same.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true', {
    timeout: 25_000,
  })
  await other.close()

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/main/public')
  await expect(page.getByLabel('Username').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username').first()).toBeVisible()
})
