import { Buffer } from 'node:buffer'
import { visitorLanding } from '../fixtures/api.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith, timeOf } from '../fixtures/posts.ts'
import { signIn, expect, test } from '../fixtures/test.ts'

/** Between two polls of a timeline [LIM-01]. */
const ONE_POLL_MS = 20_000

test.use({ serviceWorkers: 'allow' })

test('a new person reads public as a visitor, signs in, reads home, opens a thread, replies with an image and a subject, favourites, sees it in another tab, and signs out', async ({
  page,
  context,
  server,
  memberApi,
  secondApi,
}) => {
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const words = newWords('The geese came over at dusk')
  const subject = newWords('birds')
  const root = await secondApi.post(words)

  await page.goto('/')
  await page.waitForURL(`**${await visitorLanding(server.url)}`)
  await page.goto('/main/public')
  await expect(postWith(page, words)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)

  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const post = postWith(page, words)
  await expect(post).toBeVisible()

  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/main/friends')
  const same = postWith(other, words)
  await expect(same.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'false')
  await page.bringToFront()

  await timeOf(post).click()
  await page.waitForURL(`**/notice/${root.id}`)
  const focused = postWith(page, words)
  await focused.getByRole('button', { name: /^Reply/ }).click()
  const form = page.getByRole('form', { name: /^Reply to/ })
  await expect(form.getByRole('textbox', { name: 'Post text' })).toHaveValue(
    `@${server.accounts.secondMember.username} `,
  )
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await form.getByRole('textbox', { name: 'Post text' }).pressSequentially('I counted forty of them')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add images or other files' }).click()
  await (await chooser).setFiles({ name: 'geese.png', mimeType: 'image/png', buffer: Buffer.from(picture()) })
  await form
    .getByRole('textbox', { name: 'Description of geese.png' })
    .fill('Forty geese in a V over a field')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  const reply = postWith(page, subject)
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
      spoiler_text: subject,
      sensitive: true,
      media_attachments: [{ description: 'Forty geese in a V over a field' }],
    },
  ])

  await other.clock.fastForward(ONE_POLL_MS)
  await other.getByRole('button', { name: /^\d+ new posts?$/ }).click()
  await expect(postWith(other, subject).filter({ hasText: server.accounts.member.username })).toBeVisible()

  await focused.getByRole('button', { name: /^Favourite/ }).click()
  await expect(focused.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(same.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/main/public')
  await expect(page.getByLabel('Username').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username').first()).toBeVisible()
})
