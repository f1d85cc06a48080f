import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn } from '../../features/notifications/index.ts'
import { getJournal, getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { prefixOf, storedKeys, subsOf } from '../../model/storage.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { closeTab } from '../../testing/restart.ts'
import { show } from '../../testing/world.tsx'
import { begin, end, open } from '../../testing/page.tsx'
import { byMira, servePages } from './testing/told.ts'

const path = '/wren/notifications'

let server: FakeServer
let all: { readonly id: string }[]
beforeEach(async () => {
  begin()
  server = startAfresh(path)
  all = []
  servePages(server, () => all)
  await signInAs()
  setSetting('notificationTasks', false)
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('notificationTasks', undefined)
  await end()
})

const main = page.getByRole('main')
const feed = page.getByRole('feed', { name: 'Notifications' })
const rows = () => feed.query()?.querySelectorAll('article').length ?? 0
const Column = withAnswers(NotificationsColumn)
const showColumn = () => show(<Column />)
const read = () => server.asked('POST /api/v1/pleroma/notifications/read').map(({ form }) => form)
const many = (count: number) => Array.from({ length: count }, (_, index) => byMira(count - index))

test('[NOTIF-03] eight types can be left out', async () => {
  all = many(1)
  await open(path)
  await main.getByRole('button', { name: 'Filter' }).press()
  const items = page.getByRole('menuitemcheckbox')
  await expect.poll(() => items.elements().length).toBe(8)
  expect(items.elements().map((item) => /^\D+/.exec(item.textContent)?.[0])).toEqual([
    'Mentions',
    'Favourites',
    'Repeats',
    'Reactions',
    'Follows',
    'Follow requests',
    'Polls',
    'Moves',
  ])
})

test('[NOTIF-05] the time of one about a post leads to its conversation', async () => {
  const status = wirePost(7, { account: wirePerson('wren') })
  all = [byMira(2, 'favourite', { status })]
  await open(path)
  await expect.poll(rows).toBe(1)
  const link = feed.element().querySelector('time')?.closest('a')
  expect(link?.getAttribute('href')).toBe(`/notice/${status.id}`)
})

test('[NOTIF-06] a move names the account that somebody moved to', async () => {
  all = [byMira(2, 'move', { target: wirePerson('newhome') })]
  await open(path)
  await expect.element(feed.getByRole('link', { name: '@newhome' })).toHaveAttribute('href', '/users/newhome')
})

test('[NOTIF-07] a reaction shows its emoji, or its image', async () => {
  const status = wirePost(7, { account: wirePerson('wren') })
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  all = [
    byMira(3, 'pleroma:emoji_reaction', { status, emoji: '🎉' }),
    byMira(2, 'pleroma:emoji_reaction', { status, emoji: ':yarn:', emoji_url: url }),
  ]
  await open(path)
  await expect.poll(rows).toBe(2)
  const [unicode, custom] = feed.element().querySelectorAll('article')
  expect(unicode?.textContent).toContain('🎉')
  await expect.poll(() => custom?.querySelector(`img[src="${url}"]`)).toBeTruthy()
})

test('[NOTIF-10] thirty are shown at first, and twenty more on request', async () => {
  all = many(70)
  await showColumn()
  await expect.poll(rows).toBe(30)
  await page.getByRole('button', { name: 'Load older' }).press()
  await expect.poll(rows).toBe(50)
})

/** What was asked for since the last time. */
function asked() {
  const calls = server
    .asked('GET /api/v1/notifications')
    .map(({ url: { searchParams } }) =>
      Object.fromEntries(['limit', 'since_id', 'max_id'].map((name) => [name, searchParams.get(name)])),
    )
  server.calls.length = 0
  return calls
}
const lookAgain = () => dispatchEvent(new Event('online'))
const seen = (id: number) => byMira(id, 'follow', { pleroma: { is_seen: true, is_muted: false } })

test('[API-30] twenty are asked for at a time, later only those above what is known and was read', async () => {
  all = [byMira(70), byMira(69), ...Array.from({ length: 68 }, (_, index) => seen(68 - index))]
  await showColumn()
  await expect.poll(rows).toBe(30)
  expect(asked()).toEqual([
    { limit: '20', since_id: null, max_id: null },
    { limit: '20', since_id: null, max_id: '51' },
  ])
  const unread = page.getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('2 unread')
  // Both of them are read elsewhere.
  all = [byMira(71), seen(70), seen(69), ...all.slice(2)]
  lookAgain()
  await expect.poll(() => asked()).toEqual([{ limit: '20', since_id: '68', max_id: null }])
  await expect.element(unread).toHaveAccessibleName('1 unread')
  all = [seen(71), ...all.slice(1)]
  lookAgain()
  await expect.poll(() => asked()).toEqual([{ limit: '20', since_id: '70', max_id: null }])
  await expect.element(unread).not.toBeInTheDocument()
})

test('when more come at once than two requests bring, nothing is shown beyond the gap', async () => {
  all = Array.from({ length: 10 }, (_, index) => seen(10 - index))
  await showColumn()
  await expect.poll(rows).toBe(10)
  all = [...Array.from({ length: 25 }, (_, index) => seen(35 - index)), ...all]
  lookAgain()
  await expect.poll(rows).toBe(30)
  await page.getByRole('button', { name: 'Load older' }).press()
  await expect.poll(rows).toBe(35)
  all = [...Array.from({ length: 45 }, (_, index) => seen(80 - index)), ...all]
  lookAgain()
  await expect.poll(rows).toBe(40)
})

test('[NOTIF-12] [NOTIF-13] all are marked as seen by the highest id, and thirty are shown again', async () => {
  all = many(70)
  await showColumn()
  await expect.poll(rows).toBe(30)
  await page.getByRole('button', { name: 'Load older' }).press()
  await expect.poll(rows).toBe(50)
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.press()
  await expect.poll(read).toEqual([{ max_id: '70' }])
  expect(getJournal()[0]?.messageKey).toBe('notifications.said.allRead')
  await expect.element(markAll).toHaveFocus()
  await expect.element(markAll).toHaveAttribute('aria-disabled', 'true')
  await markAll.press()
  expect(read()).toHaveLength(1)
  await expect.poll(rows).toBe(30)
  await expect.element(page.getByRole('img', { name: /unread$/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Load older' }).press()
  await expect.poll(rows).toBe(50)
})

test('what another tab marks as seen is seen here, those too that only this tab has loaded', async () => {
  all = many(70)
  await showColumn()
  await expect.poll(rows).toBe(30)
  await page.getByRole('button', { name: 'Load older' }).press()
  await expect.poll(rows).toBe(50)
  const unread = page.getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('50 unread')
  const otherTab = new BroadcastChannel('skein.seen')
  const tell = (owner: string, id: string) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    otherTab.postMessage({ owner: prefixOf(owner), ids: [id], upTo: id })
  tell('id-mira', '70')
  tell('id-wren', '69')
  await expect.element(unread).toHaveAccessibleName('1 unread')
  otherTab.close()
})

test('[NOTIF-14] one that is looked at is marked as seen by its id, and its neighbours are not', async () => {
  all = many(3)
  await open(path)
  await expect.poll(rows).toBe(3)
  await feed.getByRole('link', { name: 'Mira' }).nth(1).press()
  await expect.poll(read).toEqual([{ id: '2' }])
})

test('where marking is refused, what was unseen is unseen again, and it is said', async () => {
  server.on('POST /api/v1/pleroma/notifications/read', () => Response.json({}, { status: 422 }))
  all = many(3)
  await open(path)
  const unread = main.getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('3 unread')
  await main.getByRole('button', { name: 'Mark all as read' }).press()
  await expect
    .poll(() => getNotices().map(({ messageKey }) => messageKey))
    .toContain('notifications.markFailed')
  await expect.element(unread).toHaveAccessibleName('3 unread')
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.element(unread).toHaveAccessibleName('3 unread')
})

test('what was read while the server was away holds over a reload, and reaches the server when it is back', async () => {
  server.on('POST /api/v1/pleroma/notifications/read', 'unreachable')
  all = many(3)
  await open(path)
  const unread = main.getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('3 unread')
  await feed.getByRole('link', { name: 'Mira' }).nth(1).press()
  await expect.poll(read).toEqual([{ id: '2' }])
  await closeTab([])
  await signInAs()
  await open(path)
  await expect.element(unread).toHaveAccessibleName('2 unread')
  const tried = read().length
  server.on('POST /api/v1/pleroma/notifications/read', [])
  dispatchEvent(new Event('online'))
  await expect.poll(() => read().slice(tried)).toContainEqual({ id: '2' })
  await expect.poll(() => storedKeys(subsOf('reads', 'id-wren'))).toEqual([])
})

test('[LIM-14] how long ago it was is written again every 240 seconds', async () => {
  const began = Date.parse('2026-06-01T12:00:30.000Z')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: began })
  all = many(1)
  await showColumn()
  const time = () => feed.element().querySelector('time')?.textContent
  await expect.poll(rows).toBe(1)
  const before = time()
  await vi.advanceTimersByTimeAsync(239_000)
  expect(time()).toBe(before)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(time).toBe('4m')
  expect(before).not.toBe('4m')
})

test('a marker is asked for with the newest only, and what all were marked up to holds for older ones', async () => {
  describeInstance({ capabilities: { notificationReads: false } })
  server.on('GET /api/v1/markers', { notifications: { last_read_id: '35' } })
  server.on('POST /api/v1/markers', {})
  all = many(70)
  await showColumn()
  const unread = page.getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('30 unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(unread).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Load older' }).click()
  await expect.poll(rows).toBe(50)
  await expect.element(unread).not.toBeInTheDocument()
  expect(server.asked('GET /api/v1/markers')).toHaveLength(1)
})
