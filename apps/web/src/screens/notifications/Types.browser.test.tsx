import type { NotificationId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { entityStore } from '../../model/entities.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end, open } from '../../testing/page.tsx'

const path = '/wren/notifications'
const mine = (id: number) => wirePost(id, { account: wirePerson('wren'), content: '<p>My words</p>' })
const told = (id: number, type: string, more: object = {}) => ({
  id: String(id),
  type,
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson('mira'),
  ...more,
})

let server: FakeServer
beforeEach(() => {
  begin()
  server = startAfresh(path)
})
afterEach(async () => {
  vi.restoreAllMocks()
  setSetting('notificationTasks', undefined)
  await end()
})

const feed = page.getByRole('main').getByRole('feed', { name: 'Notifications' })
const sentences = () =>
  [...(feed.query()?.querySelectorAll('article') ?? [])].map((article) => article.ariaLabel?.split('. ')[0])

const asked = () =>
  server.asked('GET /api/v1/notifications').at(-1)?.url.searchParams.getAll('include_types[]')

async function show(list: unknown, viewer: object = {}): Promise<void> {
  server.on('GET /api/v1/notifications', ({ url }: { url: URL }) =>
    url.searchParams.has('max_id') ? [] : list,
  )
  await signInAs({ ...viewer })
  setSetting('notificationTasks', false)
  await open(path)
}

test('[NOTIF-04] each type has its sentence, and what nobody knows is shown plainly', async () => {
  const types = [
    told(30, 'mention', { status: wirePost(30, { mentions: [{ ...wirePerson('wren') }] }) }),
    told(29, 'favourite', { status: mine(29) }),
    told(28, 'reblog', { status: mine(28) }),
    told(27, 'follow'),
    told(26, 'follow_request'),
    told(25, 'move', { target: wirePerson('newhome') }),
    told(24, 'poll', { status: wirePost(24) }),
    told(23, 'pleroma:emoji_reaction', { status: mine(23), emoji: '🎉' }),
    told(22, 'update', { status: wirePost(22) }),
    told(21, 'status', { status: wirePost(21) }),
    told(20, 'quote', { status: wirePost(20) }),
    told(19, 'quoted_update', { status: wirePost(19) }),
    told(18, 'admin.sign_up'),
    told(17, 'moderation_warning', { moderation_warning: { text: 'Please calm down' } }),
    told(16, 'severed_relationships', {
      event: { target_name: 'evil.example', followers_count: 2, following_count: 1 },
    }),
    told(15, 'added_to_collection', { collection: { name: 'Weavers', url: 'https://fen.example/c/1' } }),
    told(14, 'collection_update', { collection: { name: 'Weavers', url: 'javascript:alert(1)' } }),
    told(13, 'pending.favourite', { status: mine(13) }),
    told(12, 'pending.reply', { status: wirePost(12) }),
    told(11, 'pending.reblog', { status: mine(11) }),
    told(10, 'party'),
    told(9, 'birthday', { account: null }),
  ]
  await show(types)
  await expect
    .poll(sentences)
    .toEqual([
      'Mira mentioned you',
      'Mira favourited your post',
      'Mira repeated your post',
      'Mira followed you',
      'Mira wants to follow you',
      'Mira moved to a new account',
      'A poll by Mira that you voted in has ended',
      'Mira reacted with 🎉',
      'Mira edited a post',
      'Mira posted',
      'Mira quoted your post',
      'Mira edited a post you quoted',
      'Mira signed up',
      'The moderators of your server sent you a warning',
      'Your server removed some of your follows',
      'Mira added you to a collection',
      'Mira changed a collection you’re in',
      'Mira wants to favourite your post',
      'Mira wants to reply to your post',
      'Mira wants to repeat your post',
      'Mira: a notification that Skein doesn’t know yet',
      'A notification from your server that Skein doesn’t know yet',
    ])
  await expect.element(feed.getByText('Please calm down')).toBeVisible()
  await expect
    .element(feed.getByText(/evil\.example 2 followers lost\. 1 person you followed lost\./))
    .toBeVisible()
  await expect
    .element(feed.getByRole('link', { name: 'Weavers' }))
    .toHaveAttribute('href', 'https://fen.example/c/1')
  expect(feed.getByText('Weavers').elements()).toHaveLength(2)
  await expect.element(feed.getByText('birthday')).toBeVisible()
})

test('a post of somebody with the bell is a new post, whatever the server calls it', async () => {
  await show([told(9, 'mention', { status: wirePost(9, { content: '<p>Fog again</p>', mentions: [] }) })])
  await expect.poll(sentences).toEqual(['Mira posted'])
})

test('[ERR-15] [NOTIF-09] what cannot be read is skipped and logged, and the others are shown', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  await show([
    told(9, 'follow'),
    told(8, 'favourite'),
    null,
    { id: '7' },
    told(6, 'follow', { account: null }),
  ])
  await expect.poll(sentences).toEqual(['Mira followed you'])
  expect(logged).toHaveBeenCalledWith('Skipped notifications that could not be read:', 4)
})

test('moderators get notifications of reports, with a link to each', async () => {
  const report = { id: 'R1', account: wirePerson('bad'), content: 'Same reply again', statuses: [{}, {}, {}] }
  await show([told(9, 'pleroma:report', { report })], { pleroma: { is_moderator: true } })
  await expect.poll(sentences).toEqual(['A report by Mira'])
  await expect.element(feed.getByText('About @bad, 3 posts: Same reply again')).toBeVisible()
  await expect
    .element(feed.getByRole('link', { name: 'Review' }))
    .toHaveAttribute('href', '/pleroma/admin/#/reports/R1')
  expect(asked()).toContain('pleroma:report')
})

test('a report is resolved or closed in its row, and undo opens it again', async () => {
  const path = 'PATCH /api/v1/pleroma/admin/reports'
  const states = () =>
    server.asked(path).map(({ body }) => (JSON.parse(body) as { reports: object[] }).reports)
  const report = {
    id: 'R1',
    account: wirePerson('bad'),
    content: 'Same reply again',
    state: 'open',
    statuses: [],
  }
  await show([told(9, 'pleroma:report', { report })], { pleroma: { is_moderator: true } })
  server.on(path, () => new Response(null, { status: 204 }))
  await feed.getByRole('button', { name: 'Resolve' }).press()
  await expect.element(feed.getByText('Resolved')).toBeVisible()
  await expect.element(feed.getByRole('article')).toHaveFocus()
  await expect.poll(states).toEqual([[{ id: 'R1', state: 'resolved' }]])
  getNotices().at(-1)?.undo?.()
  await expect.element(feed.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect.poll(states).toEqual([[{ id: 'R1', state: 'resolved' }], [{ id: 'R1', state: 'open' }]])
  server.on(path, () => Response.json([{ error: 'Unsupported state', id: 'R1' }], { status: 400 }))
  await feed.getByRole('button', { name: 'Close' }).press()
  await expect.poll(() => getNotices().at(-1)?.messageKey).toBe('notifications.reports.failed')
  // At once, not with the next fetch of the list.
  expect(entityStore.notifications.get('9' as NotificationId)?.detail).toMatchObject({ state: 'open' })
  await expect.element(feed.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('members do not request reports', async () => {
  await show([told(9, 'follow')])
  await expect.poll(sentences).toEqual(['Mira followed you'])
  expect(asked()).toEqual([])
})

test('[ERR-14] that nothing comes any more is told once for 5 seconds, and again after it had come', async () => {
  const fail = () => Response.json({ error: 'Try later' }, { status: 503 })
  server.on('GET /api/v1/notifications', fail)
  await signInAs()
  setSetting('notificationTasks', false)
  await open(path)
  const told14 = () => getNotices().filter(({ messageKey }) => messageKey === 'notifications.error')
  await expect.poll(told14).toMatchObject([{ level: 'error', timeout: 5_000 }])
  await expect
    .element(page.getByRole('main').getByText('Couldn’t load notifications. Try later.'))
    .toBeVisible()
})

test('where there is no mark for each, what the marker reaches is read, and a number that has gone does not come back', async () => {
  describeInstance({ capabilities: { notificationReads: false } })
  server.on('GET /api/v1/markers', { notifications: { last_read_id: '8' } })
  server.on('POST /api/v1/markers', {})
  await show([told(10, 'follow'), told(9, 'follow'), told(8, 'follow')])
  const unread = page.getByRole('main').getByRole('img', { name: /unread$/ })
  await expect.element(unread).toHaveAccessibleName('2 unread')
  await page.getByRole('button', { name: 'Mark all as read' }).press()
  await expect.element(unread).not.toBeInTheDocument()
  expect(server.changes).toEqual(['POST /api/v1/markers'])
  // An answer from before still has the old marker.
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.element(unread).not.toBeInTheDocument()
})
