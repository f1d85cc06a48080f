import type { Page } from '@playwright/test'
import { unfollow } from '../fixtures/api.ts'
import { expectFocusKept, tabTo } from '../fixtures/keyboard.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { longNotices } from '../fixtures/settings.ts'
import { expect, test } from '../fixtures/test.ts'

interface Relationship {
  readonly following: boolean
  readonly muting: boolean
  readonly note: string
}

/** Goes on when the people are there: a control of the screen that goes would take the focus with it. */
async function showPeople(page: Page) {
  const tab = page.getByRole('main').getByRole('link', { name: /^People/ })
  await tabTo(page, tab)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#people$/)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeFocused()
  await expect(page.getByRole('main').getByRole('list', { name: 'People' })).toBeVisible()
}

test('with the keyboard alone somebody is found, followed, noted and muted for a time, and the mute is taken back', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  const { username } = server.accounts.secondMember
  const relation = async () => {
    const path = `/api/v1/accounts/relationships?id[]=${secondApi.id}`
    const [found] = await memberApi.call<[Relationship]>('GET', path)
    return found
  }
  await unfollow(memberApi, secondApi.id)
  // What is typed goes behind what is there.
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/note`, { comment: '' })
  const page = await openAs(server.accounts.member, '/main/friends', { settings: longNotices })
  const expectNotice = await watchNotices(page)
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?query=*')
  await showPeople(page)
  await tabTo(page, main.getByRole('listitem').getByRole('link', { name: new RegExp(`@${username}$`) }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/users/${username}`)
  const note = main.getByRole('textbox', { name: /^Private note about/ })
  await expect(note).toBeVisible()
  await expectFocusKept(page)

  await tabTo(page, main.getByRole('button', { name: /^Follow / }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: /^Following / })).toBeFocused()
  await expect.poll(relation).toMatchObject({ following: true })

  await tabTo(page, note)
  await page.keyboard.type('Counts geese')
  await expect(main.getByText('Private note saved')).toBeVisible()
  expect(await relation()).toMatchObject({ note: 'Counts geese' })

  await tabTo(page, main.getByRole('button', { name: /^More options for/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('menuitem', { name: 'Mute for a while…' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Mute .* for a while$/ })
  await tabTo(page, dialog.getByRole('combobox', { name: 'How long' }))
  await page.keyboard.type('1 day')
  await tabTo(page, dialog.getByRole('button', { name: 'Mute', exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)
  await expect.poll(relation).toMatchObject({ muting: true })
  await expectNotice(/ is muted for /)
  await page.keyboard.press('z')
  await expect.poll(relation).toMatchObject({ muting: false, following: true })
})

test('[USER-01] with the keyboard alone somebody’s card is opened, read, followed from and put on a list, and that is taken back', async ({
  openAs,
  server,
  memberApi,
}) => {
  // Servers limit how often the same person is followed, and the journey above follows the second member.
  const { username } = server.accounts.moderator
  const person = await memberApi.call<{ id: string }>('GET', `/api/v1/accounts/lookup?acct=${username}`)
  await unfollow(memberApi, person.id)
  const title = `Geese ${Date.now().toString(36)}`
  const list = await memberApi.call<{ readonly id: string }>('POST', '/api/v1/lists', { title })
  const members = async () => {
    const found = await memberApi.call<readonly { readonly id: string }[]>(
      'GET',
      `/api/v1/lists/${list.id}/accounts`,
    )
    return found.map(({ id }) => id)
  }
  const isFollowed = async () => {
    const path = `/api/v1/accounts/relationships?id[]=${person.id}`
    const [found] = await memberApi.call<[Relationship]>('GET', path)
    return found.following
  }
  const page = await openAs(server.accounts.member, `/search?query=${username}`, { settings: longNotices })
  const expectNotice = await watchNotices(page)
  const main = page.getByRole('main')

  await showPeople(page)
  const found = main.getByRole('listitem').getByRole('link', { name: new RegExp(`@${username}$`) })
  const card = page.getByRole('dialog', { name: /^About / })
  await tabTo(page, found)
  await page.keyboard.press('i')
  await expect(card.getByText(`@${username}`)).toBeVisible()

  await tabTo(page, card.getByRole('button', { name: /^Follow / }))
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /^Following / })).toBeFocused()
  await expect.poll(isFollowed).toBe(true)

  const more = card.getByRole('button', { name: /^More options for/ })
  await tabTo(page, more, 'Shift+Tab')
  await page.keyboard.press('Enter')
  // Keys that are pressed before something has come go to what was there.
  const lists = page.getByRole('menuitem', { name: 'Add to lists…' })
  await expect(lists).toBeVisible()
  await tabTo(page, lists, 'ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Lists with / })
  await expect(dialog.getByRole('checkbox', { name: title })).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox', { name: title }))
  await page.keyboard.press('Space')
  await expect.poll(members).toEqual([person.id])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  await expectNotice(new RegExp(`added to “${title}”`))
  await page.keyboard.press('z')
  await expect.poll(members).toEqual([])
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(found).toBeFocused()
})
