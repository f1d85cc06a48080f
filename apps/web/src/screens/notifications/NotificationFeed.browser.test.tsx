import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { saveFilter } from '../../model/filter-changes.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'

const path = '/wren/notifications'
const told = (id: number, type: string, name: string, more: object = {}) => ({
  id: String(id),
  type,
  created_at: '2024-03-05T13:07:00.000Z',
  account: wirePerson(name),
  pleroma: { is_seen: true, is_muted: false },
  ...more,
})
const all = [
  told(9, 'mention', 'mira', {
    status: wirePost(9, { content: '<p>The ferry bell rang twice.</p>', in_reply_to_account_id: 'id-wren' }),
    pleroma: { is_seen: false, is_muted: false },
  }),
  told(8, 'favourite', 'kei', { status: wirePost(8, { content: '<p>Secret</p>', spoiler_text: 'birds' }) }),
  told(7, 'move', 'jun', { target: wirePerson('newhome') }),
  told(6, 'follow', 'tomas', { pleroma: { is_seen: true, is_muted: true } }),
]

const feed = () => page.getByRole('main').getByRole('feed', { name: 'Notifications' })
const articles = () => [...feed().element().querySelectorAll('article')]
const names = () => articles().map((article) => article.ariaLabel)
const focusedAt = () => document.activeElement?.getAttribute('aria-posinset') ?? null

async function openFeed(list: readonly object[] = all): Promise<void> {
  const server = startAfresh(path)
  server.on('GET /api/v1/notifications', ({ url }) => (url.searchParams.has('max_id') ? [] : list))
  await signInAs()
  setSetting('notificationTasks', false)
  await open(path)
  await expect.poll(() => feed().query()).not.toBeNull()
}

beforeEach(() => {
  begin()
})
afterEach(async () => {
  setSetting('postLabels', undefined)
  setSetting('keyboardShortcuts', undefined)
  setSetting('notificationTasks', undefined)
  setSetting('muteWords', undefined)
  await end()
})

test('notifications are articles of a feed: each says who did what, how the post begins and when, and where it stands', async () => {
  await openFeed()
  await expect
    .poll(names)
    .toEqual([
      expect.stringMatching(/^mira replied to you\. The ferry bell rang twice\. Mar 5, 2024, .+\. Unread\.$/),
      expect.stringMatching(/^Kei favourited your post\. Content warning: birds\. Mar 5, 2024, /),
      expect.stringMatching(/^Jun moved to a new account\. @newhome\. Mar 5, 2024, /),
      '@tomas is muted',
    ])
  const places = articles().map((article) => [article.ariaPosInSet, article.ariaSetSize, article.tabIndex])
  expect(places).toEqual([
    ['1', '4', 0],
    ['2', '4', 0],
    ['3', '4', 0],
    ['4', '4', 0],
  ])
})

test('[POST-38] a mention with a muted word is one line, also in notifications, until the viewer asks for it', async () => {
  await openFeed()
  setSetting('muteWords', ['FERRY bell'])
  await expect.poll(() => names()[0]).toBe('Muted post by @mira')
  const first = page.getByRole('article', { name: 'Muted post by @mira' })
  expect(page.getByText('The ferry bell rang twice.').elements()).toEqual([])
  await first.getByRole('button', { name: 'Show' }).press()
  await expect.element(page.getByText('The ferry bell rang twice.')).toBeVisible()
})

test('a mention that a filter is for is one line where the filter applies to notifications', async () => {
  await openFeed()
  const filter = {
    terms: [{ kind: 'hashtag', name: 'boats' } as const, { kind: 'person', handle: 'tomas' } as const],
    effect: 'warn' as const,
    expiresAt: null,
    isPaused: false,
  }
  await saveFilter({ ...filter, places: ['home'] })
  await expect.element(page.getByText('The ferry bell rang twice.')).toBeVisible()
  await saveFilter({ ...filter, places: ['notifications'] })
  await expect.poll(() => names()[0]).toBe('Muted post by @mira')
  expect(page.getByText('The ferry bell rang twice.').elements()).toEqual([])
})

test('[NOTIF-04] a notification shows the handle of its actor', async () => {
  await openFeed()
  await expect.element(page.getByRole('article', { name: /^Kei favourited/ }).getByText('@kei')).toBeVisible()
})

test('[SET-34] a kind that the settings leave out is not there', async ({ task }) => {
  task.meta.settings = ['notificationVisibility']
  await openFeed()
  await expect.poll(names).toHaveLength(4)
  setSetting('notificationVisibility', { ...getSetting('notificationVisibility'), likes: false })
  await expect.poll(() => names().filter((name) => name?.includes('favourited'))).toEqual([])
  expect(names()).toHaveLength(3)
  setSetting('notificationVisibility', undefined)
})

test('who wants no labels of posts has none of notifications', async ({ task }) => {
  task.meta.settings = ['postLabels']
  await openFeed()
  setSetting('postLabels', 'none')
  await expect.poll(() => names().slice(0, 3)).toEqual([null, null, null])
})

test('[POST-55] the keys of timelines move through notifications', async () => {
  await openFeed()
  await userEvent.keyboard('j')
  await expect.poll(focusedAt).toBe('1')
  await userEvent.keyboard('jj')
  expect(focusedAt()).toBe('3')
  await userEvent.keyboard('k')
  expect(focusedAt()).toBe('2')
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(focusedAt()).toBe('4')
  await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

test('[POST-55] Page Up, Page Down, Control with Home and End stay when the shortcuts are off, j does not', async () => {
  await openFeed()
  setSetting('keyboardShortcuts', 'off')
  articles()[0]?.focus()
  await userEvent.keyboard('j')
  expect(focusedAt()).toBe('1')
  await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
  await expect.poll(focusedAt).toBe('2')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

test('Enter on a notification leads to its post, or to who did it', async () => {
  await openFeed()
  articles()[1]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(`/notice/${statusId(8)}`)
})

test('the focus goes to the next notification when the one that has it goes', async () => {
  await openFeed()
  articles()[1]?.focus()
  setSetting('notificationVisibility', { ...getSetting('notificationVisibility'), likes: false })
  await expect.poll(focusedAt).toBe('2')
  expect(document.activeElement?.ariaLabel).toMatch(/^Jun moved/)
  setSetting('notificationVisibility', undefined)
})
