import { newWords, postWith, unpinAll } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

test('[TL-03] [TAG-03] a profile shows what is pinned above the posts, and one’s own the hashtags one follows', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  const tag = `geese${Date.now().toString(36)}`
  const pinned = await memberApi.post(newWords(`Kept for later #${tag}`))
  const later = newWords('Said since then')
  await unpinAll(memberApi)
  await memberApi.post(later)
  await memberApi.call('POST', `/api/v1/statuses/${pinned.id}/pin`)
  await secondApi.call('POST', `/api/v1/tags/${tag}/follow`)

  const page = await openAs(server.accounts.secondMember, '/main/all')
  const main = page.getByRole('main')
  await postWith(page, later).getByRole('link', { name: memberApi.name }).first().click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(memberApi.name)
  const first = main.getByRole('feed').getByRole('article').first()
  await expect(first).toContainText('Pinned')
  await expect(first).toContainText(tag)
  await expect(postWith(page, later)).toHaveCount(1)

  await page.goto(`/users/${server.accounts.secondMember.username}#follows`)
  await main.getByRole('link', { name: 'Hashtags' }).click()
  await main.getByRole('link', { name: `#${tag}` }).click()
  await expect(page).toHaveURL(new RegExp(`/tag/${tag}$`))
  await expect(postWith(page, tag)).toHaveCount(1)
})
