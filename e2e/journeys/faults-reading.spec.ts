import type { Page } from '@playwright/test'
import { choose } from '../fixtures/menu.ts'
import { expect, test } from '../fixtures/faults.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { signIn } from '../fixtures/test.ts'

const notice = (page: Page, words: RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(words)

test('[ERR-12] a limited timeline says when it works again, and keeps what is drawn', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const words = newWords('Drawn already')
  await memberApi.post(words)
  const page = await openAs(server.accounts.member)
  await expect(postWith(page, words)).toBeVisible()
  await faults.add({ path: '/api/v1/bookmarks', status: 429, headers: { 'retry-after': '3600' } })
  await page.goto('/bookmarks')
  await expect(
    page.getByRole('main').getByText(/You are rate limited\. You can try again at \d/),
  ).toBeVisible()
  await faults.clear()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('main').getByText('No posts yet')).toBeVisible()
})

test('[POST-17] [ERR-38] what the server refuses goes back and says why; what it cannot take now stays, waits and arrives', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const words = newWords('Liked at last')
  const { id } = await memberApi.post(words)
  const page = await openAs(server.accounts.member)
  const post = postWith(page, words)
  const favourite = post.getByRole('button', { name: /^Favourite/ })
  const mark = post.getByRole('button', { name: 'Not sent yet: Favourite' })
  const path = `/api/v1/statuses/${id}/favourite`
  await faults.add({ method: 'POST', path, status: 403, body: '{"error": "Not for you"}' })
  await favourite.click()
  const refusal = post.getByText('“Favourite” didn’t work. Not for you.')
  await expect(refusal).toBeVisible()
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  for (const [fault, says] of [
    [{ status: 500 }, /Internal server error/i],
    [{ body: 'html' }, /The server sent an answer that Skein couldn’t read/],
    [{ dropSocket: true }, /Couldn’t reach the server/],
  ] as const) {
    await faults.clear()
    await faults.add({ method: 'POST', path, ...fault })
    await favourite.click()
    await mark.click()
    const row = page.getByRole('dialog').getByRole('article', { name: /^Favourite/ })
    await expect(row).toContainText(says)
    await row.getByRole('button', { name: 'Discard' }).click()
    await page.keyboard.press('Escape')
    await expect(mark).toHaveCount(0)
  }
  await favourite.click()
  await expect(mark).toBeVisible()
  await faults.clear()
  await expect(mark).toHaveCount(0)
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(refusal).toHaveCount(0)
  await expect
    .poll(
      async () => (await memberApi.call<{ favourited: boolean }>('GET', `/api/v1/statuses/${id}`)).favourited,
    )
    .toBe(true)
})

for (const [code, isSaid] of [
  [1000, false],
  [1001, false],
  [1006, true],
  [1011, true],
] as const) {
  test(`[ERR-24] [RT-05] a socket that closes with ${code} ${isSaid ? 'is said, and comes back' : 'says nothing'}; posts stay and go on coming`, async ({
    openAs,
    server,
    memberApi,
    simulation,
    complaints,
  }) => {
    complaints.allow(/^console: WebSocket connection/)
    const [drawn, next] = [newWords('Drawn before'), newWords('Comes after')]
    await memberApi.post(drawn)
    const page = await openAs(server.accounts.member, '/main/friends', {}, !isSaid)
    await expect(postWith(page, drawn)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Quick settings' }).click()
    await choose(page, 'Live updates', 'menuitemcheckbox')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await simulation.sockets.open()).length).toBeGreaterThan(0)
    if (isSaid) {
      const expectNotice = await watchNotices(page)
      await simulation.sockets.close(code)
      await expectNotice(new RegExp(`code ${code}`))
      await memberApi.post(next)
      await expectNotice(/Live updates are back/)
    } else {
      await simulation.sockets.close(code)
      await expect.poll(async () => (await simulation.sockets.open()).length).toBe(0)
      await expect(notice(page, /Live updates were interrupted/)).toHaveCount(0)
      await memberApi.post(next)
      await page.clock.fastForward(21_000)
    }
    await expect(postWith(page, drawn)).toBeVisible()
    await page
      .getByRole('button', { name: /new post/ })
      .or(postWith(page, next))
      .first()
      .click()
    await expect(postWith(page, next)).toBeVisible()
    await expect(postWith(page, drawn)).toBeVisible()
  })
}

test('[BOOT-05] a token that is refused in the middle leads to signing in again and back, and nothing typed is lost', async ({
  page,
  server,
  secondApi,
  faults,
  complaints,
}) => {
  complaints.allow(/^console: Could not check the session/)
  const words = newWords('Half a thought')
  const { id } = await secondApi.post(newWords('To be read'))
  await signIn(page, server.accounts.secondMember)
  await page.waitForURL('**/main/friends')
  const form = page.getByRole('form', { name: 'New post' })
  const text = form.getByRole('textbox', { name: 'Post text' })
  await text.click()
  await text.pressSequentially(words)
  const expectNotice = await watchNotices(page)
  // Nothing else: what asks by itself would meet it before the press.
  await faults.add({
    path: '^/api/v1/(statuses/.+/bookmark|accounts/verify_credentials)$',
    isPattern: true,
    status: 401,
  })
  await page.locator(`[data-row-id="${id}"]`).getByRole('button', { name: 'Bookmark' }).click()
  await page.waitForURL('**/login')
  await expectNotice(/You’ve been signed out/)
  await faults.clear()
  const again = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await again.getByLabel('Username').fill(server.accounts.secondMember.username)
  await again.getByLabel('Password', { exact: true }).fill(server.accounts.secondMember.password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/main/friends')
  await expect(text).toHaveValue(words)
  await text.fill('')
})
