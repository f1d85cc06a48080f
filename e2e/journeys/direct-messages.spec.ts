import { tabTo } from '../fixtures/keyboard.ts'
import { newWords } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

interface Told {
  readonly unread: boolean
  readonly last_status: { readonly id: string }
}

/** Conversations are asked for so often, milliseconds. */
const ASKED_EVERY_MS = 20_000

test('a direct message arrives among the conversations while they are looked at, and is read with the keyboard alone', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  const { username } = server.accounts.member
  const first = newWords('A letter')
  const { id } = await secondApi.post(`@${username} ${first}`, { visibility: 'direct' })
  const isUnread = async (statusId: string) => {
    const all = await memberApi.call<readonly Told[]>('GET', '/api/v1/conversations')
    return all.find(({ last_status: last }) => last.id === statusId)?.unread
  }
  const page = await openAs(server.accounts.member, `/users/${username}/dms`, {}, true)
  const main = page.getByRole('main')
  await expect(main.getByRole('feed').getByText(first)).toBeVisible()

  await tabTo(page, main.getByRole('link', { name: /^Conversations .*unread$/ }))
  await page.keyboard.press('Enter')
  const list = main.getByRole('list', { name: 'Conversations' })
  const row = list.getByRole('link', { name: new RegExp(`^Unread, .*${first}$`) })
  await expect(row).toBeVisible()

  const second = newWords('Another letter')
  const later = await secondApi.post(`@${username} ${second}`, { visibility: 'direct' })
  const newest = list.getByRole('link', { name: new RegExp(`^Unread, .*${second}$`) })
  await page.clock.fastForward(ASKED_EVERY_MS)
  await expect(newest).toBeVisible()

  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`))
  await expect(main.getByRole('article').getByText(first)).toBeVisible()
  await expect.poll(() => isUnread(id)).toBe(false)
  await page.goBack()
  await expect(list.getByRole('link', { name: new RegExp(first) })).toBeFocused()
  await expect(row).toBeHidden()

  const mark = list
    .getByRole('listitem')
    .filter({ hasText: second })
    .getByRole('button', { name: /^Mark as read:/ })
  await tabTo(page, mark, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => isUnread(later.id)).toBe(false)
  await expect(newest).toBeHidden()
  await expect(list.getByRole('link', { name: new RegExp(second) })).toBeFocused()
})
