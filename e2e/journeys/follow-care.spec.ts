import type { Page } from '@playwright/test'
import { unfollow } from '../fixtures/api.ts'
import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { longNotices } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

const path = '/main/following'

interface Person {
  readonly id: string
  readonly acct: string
}

const box = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `@${name}` })
    .getByRole('checkbox')

/** Selects people in the order of their rows, then goes back up to a button of the bar and presses it. */
async function selectAndPress(page: Page, names: readonly string[], name: string) {
  for (const each of names) {
    await tabTo(page, box(page, each))
    await page.keyboard.press('Space')
  }
  const selection = page.getByRole('group', { name: 'Selected people' })
  await expect(selection.getByText(`${names.length} people selected`)).toBeVisible()
  await tabTo(page, page.getByRole('main').getByRole('button', { name }), 'Shift+Tab')
  await page.keyboard.press('Enter')
}

test('with the keyboard alone several people you follow are added to a list and unfollowed, and both are undone', async ({
  openAs,
  server,
  memberApi,
}) => {
  for (const { username: name } of [server.accounts.secondMember, server.accounts.admin]) {
    const { id } = await memberApi.call<Person>('GET', `/api/v1/accounts/lookup?acct=${name}`)
    await unfollow(memberApi, id)
    await memberApi.call('POST', `/api/v1/accounts/${id}/follow`)
  }
  const rows = () => memberApi.all<Person>(`/api/v1/accounts/${memberApi.id}/following`)
  const people = (await rows()).slice(0, 2)
  const [ids, names] = [people.map(({ id }) => id), people.map(({ acct }) => acct)]
  const title = `Geese ${Date.now().toString(36)}`
  const list = await memberApi.call<{ readonly id: string }>('POST', '/api/v1/lists', { title })
  const members = async () => {
    const found = await memberApi.call<readonly Person[]>('GET', `/api/v1/lists/${list.id}/accounts`)
    return found.map(({ id }) => id).toSorted()
  }
  const followed = async () => {
    const found = await rows()
    return ids.filter((id) => found.some((person) => person.id === id))
  }
  const { username } = server.accounts.member
  const page = await openAs(server.accounts.member, `/users/${username}#follows`, { settings: longNotices })
  const expectNotice = await watchNotices(page)
  const panel = page.getByRole('region', { name: 'Changes to people you follow' })

  await tabTo(page, page.getByRole('link', { name: 'Manage people you follow' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  await expectFocusKept(page)

  await selectAndPress(page, names, 'Add to list…')
  const dialog = page.getByRole('dialog', { name: 'Add 2 people to a list' })
  const choice = dialog.getByRole('radio', { name: title })
  // A radio group is one stop; the newest list is chosen.
  await expect(choice).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Add', exact: true }))
  await page.keyboard.press('Enter')
  await expect(panel.getByText(`2 people added to “${title}”.`)).toBeVisible()
  await expectNotice(/^2 people added to/)
  expect(await members()).toEqual(ids.toSorted())
  await tabTo(page, panel.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect.poll(members).toEqual([])
  await tabTo(page, panel.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await selectAndPress(page, names, 'Unfollow…')
  const question = page.getByRole('dialog', { name: 'Unfollow 2 people?' })
  await tabTo(page, question.getByRole('button', { name: 'Unfollow' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByText('2 people unfollowed.')).toBeVisible()
  expect(await followed()).toEqual([])
  await page.keyboard.press('z')
  await expect.poll(followed).toEqual(ids)
  await expectFocusKept(page)
})
