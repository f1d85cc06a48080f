import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn, WatchTasks } from '../../features/notifications/index.ts'
import { getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { startTaskSync, syncTasks } from '../../model/tasks.ts'
import { keepSettings } from '../../model/sync/testing/settings-server.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { begin, end } from '../../testing/page.tsx'
import { show } from '../../testing/world.tsx'
import { began, mine, minutesAgo, reply, told } from './testing/told.ts'

const usual = [
  told(9, 'favourite', 'kei', { status: mine(101) }),
  reply(8, 'mira'),
  told(7, 'reblog', 'jun', { status: mine(101) }),
  told(6, 'follow', 'tomas'),
  told(5, 'favourite', 'jun', { status: mine(101) }),
  told(4, 'follow_request', 'moth'),
  told(3, 'favourite', 'kei', { status: mine(102, minutesAgo(60 * 24 * 30)) }),
]

let server: FakeServer
let list: object[]
const Column = withAnswers(NotificationsColumn)
beforeEach(async () => {
  begin()
  list = usual
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', ({ url }: { url: URL }) =>
    url.searchParams.has('max_id') ? [] : list,
  )
  server.on('POST /api/v1/pleroma/notifications/read', [])
  await signInAs()
  setSetting('notificationTasks', true)
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('notificationTasks', undefined)
  endSession('left')
  await end()
})

const feed = (name: string) => page.getByRole('feed', { name, exact: true })
const labelOf = (article: Element) => article.ariaLabel?.split('. ')[0] ?? ''
const labels = (name: string) => [...(feed(name).query()?.querySelectorAll('article') ?? [])].map(labelOf)
/** What stands below the heading of a section. */
function section(name: string): string[] {
  const all = [...(feed('To do').query()?.querySelectorAll('h3, article[aria-label]') ?? [])]
  const start = all.findIndex((each) => each.textContent.startsWith(`${name} `))
  const next = all.findIndex((each, index) => index > start && each.tagName === 'H3')
  return start < 0 ? [] : all.slice(start + 1, next < 0 ? undefined : next).map(labelOf)
}
const group = () => page.getByRole('article', { name: /^Your post/ })
const rowOf = (text: string) => page.getByRole('article').filter({ hasText: text })
async function see(view: string): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).press()
  await page.getByRole('menuitemradio', { name: view, exact: true }).press()
}
const takeBack = () =>
  getNotices()
    .findLast(({ undo }) => undo !== null)
    ?.undo?.()

async function open(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: began })
  await show(<Column />)
  await expect.poll(() => section('To answer')).toHaveLength(2)
}

test('who waits for an answer comes first, then what happened to one’s posts, grouped, then the rest; older posts are a fold', async ({
  task,
}) => {
  task.meta.settings = ['notificationTasks']
  await open()
  expect(section('To answer')).toEqual(['Mira replied to you', 'Moth wants to follow you'])
  expect(section('About your posts')).toEqual(['Your post'])
  expect(section('Other news')).toEqual(['Tomas followed you'])
  await expect.element(group().getByText('Kei and Jun favourited')).toBeVisible()
  await expect.element(group().getByText('Jun repeated')).toBeVisible()
  expect(group().element().ariaLabel).toMatch(
    /^Your post\. My post 101\. 2 favourites\. 1 repeat\. Unread\.$/,
  )
  const fold = page.getByRole('button', { name: '1 favourite on older posts' })
  await fold.press()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('My post 102')).toBeVisible()
})

test('[NOTIF-07] reactions on a post show each emoji once, the newest first', async () => {
  const picture = new URL('../../testing/moving.gif', import.meta.url).href
  const reaction = (id: number, who: string, emoji: string, more: object = {}) =>
    told(id, 'pleroma:emoji_reaction', who, { status: mine(101), emoji, ...more })
  list = [
    reaction(13, 'kei', '🎉'),
    reaction(12, 'jun', ':yarn:', { emoji_url: picture }),
    reaction(11, 'tomas', '🎉'),
    ...usual,
  ]
  await open()
  await expect.element(group().getByText(/Kei.*Jun.* reacted with 🎉/)).toBeVisible()
  await expect.element(group().getByRole('img', { name: ':yarn:' })).toBeVisible()
  expect(group().element().textContent.split('🎉')).toHaveLength(2)
})

test('what is done leaves the list, is seen, and can be taken back; it is found among what is done', async () => {
  await open()
  const row = rowOf('Answer 8')
  await row.getByRole('button', { name: 'Done' }).press()
  await expect.poll(() => section('To answer')).toEqual(['Moth wants to follow you'])
  await expect
    .poll(() => server.asked('POST /api/v1/pleroma/notifications/read').map(({ form }) => form))
    .toEqual([{ id: '8' }])
  await see('Done')
  await expect.poll(() => labels('Done')).toEqual(['Mira replied to you'])
  await see('To do')
  takeBack()
  await expect.poll(() => section('To answer')).toHaveLength(2)
})

test('what is seen elsewhere is unread here no longer', async () => {
  await open()
  expect(group().element().ariaLabel).toMatch(/Unread/)
  list = usual.map((each) => ({ ...each, pleroma: { is_seen: true, is_muted: false } }))
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.poll(() => group().element().ariaLabel).not.toMatch(/Unread/)
})

test('a group is done as one, and opened again one by one', async () => {
  await open()
  await group().getByRole('button', { name: 'Done' }).press()
  await expect.poll(() => section('About your posts')).toEqual([])
  await see('Done')
  await expect.poll(() => labels('Done')).toHaveLength(3)
  await page.getByRole('button', { name: 'Reopen' }).first().press()
  await expect.poll(() => labels('Done')).toHaveLength(2)
  await see('To do')
  await expect.element(group().getByText('Kei favourited')).toBeVisible()
})

test('what is folded away is done as one, though nothing else is left', async () => {
  list = [told(3, 'favourite', 'kei', { status: mine(102, minutesAgo(60 * 24 * 30)) })]
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: began })
  await show(<Column />)
  await rowOf('1 favourite on older posts').getByRole('button', { name: 'Done' }).press()
  await expect.element(page.getByText('All quiet')).toBeVisible()
  takeBack()
  await expect.element(page.getByText('1 favourite on older posts')).toBeVisible()
})

test('what is snoozed comes back at its time', async () => {
  await open()
  await rowOf('Answer 8').getByRole('button', { name: 'Snooze' }).press()
  await page.getByRole('menuitem', { name: /^In 1 hour/ }).press()
  await expect.poll(() => section('To answer')).toEqual(['Moth wants to follow you'])
  await see('Snoozed')
  await expect.poll(() => labels('Snoozed')).toEqual(['Mira replied to you'])
  await see('To do')
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(section('To answer')).toEqual(['Moth wants to follow you'])
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  await expect.poll(() => section('To answer')).toHaveLength(2)
})

test('what is snoozed until somebody else replies comes back when one does', async () => {
  const inThread = { pleroma: { conversation_id: 5 } }
  const answer = (id: number, minutes: number) => ({
    ...reply(id, 'mira', inThread),
    created_at: minutesAgo(minutes),
  })
  list = [answer(8, 52)]
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: began })
  await show(<Column />)
  await rowOf('Answer 8').getByRole('button', { name: 'Snooze' }).press()
  await page.getByRole('menuitem', { name: 'Until someone else replies' }).press()
  await expect.element(page.getByText('All quiet')).toBeVisible()
  list = [answer(20, -2), ...list]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.poll(() => section('To answer')).toHaveLength(2)
})

test('an answer in its thread that is no notification brings it back too; the threads are asked for again', async () => {
  const context = `GET /api/v1/statuses/${wirePost(8).id}/context`
  const byMoth = (minutes: number) =>
    wirePost(30, { account: wirePerson('moth'), created_at: minutesAgo(minutes) })
  let descendants = [byMoth(40)]
  server.on(context, () => ({ ancestors: [], descendants }))
  await open()
  await rowOf('Answer 8').getByRole('button', { name: 'Snooze' }).press()
  await page.getByRole('menuitem', { name: 'Until someone else replies' }).press()
  await expect.poll(() => server.asked(context)).toHaveLength(1)
  expect(section('To answer')).toEqual(['Moth wants to follow you'])
  descendants = [byMoth(40), byMoth(-5)]
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  await expect.poll(() => server.asked(context).length).toBeGreaterThan(1)
  await expect.poll(() => section('To answer')).toHaveLength(2)
})

test('a post that is quiet has no favourites and repeats any more, and rings again when one says so', async () => {
  await open()
  await group().getByRole('button', { name: 'Quiet this post' }).press()
  await expect.poll(() => section('About your posts')).toEqual([])
  await see('Quieted posts')
  await expect.element(page.getByText('My post 101')).toBeVisible()
  await page.getByRole('button', { name: 'No longer quiet' }).press()
  await expect.element(page.getByText('No post is quiet.')).toBeVisible()
  await see('To do')
  await expect.poll(() => section('About your posts')).toEqual(['Your post'])
})

test('when all is done it says so, and what comes back later', async () => {
  await open()
  await rowOf('Answer 8').getByRole('button', { name: 'Snooze' }).press()
  await page.getByRole('menuitem', { name: 'Until someone else replies' }).press()
  await expect.poll(() => section('To answer')).toHaveLength(1)
  await page.getByRole('button', { name: 'All done' }).press()
  // The button is gone, and the keyboard is not left on nothing.
  await expect.element(page.getByText('All quiet')).toHaveFocus()
  await expect.element(page.getByText('Nobody is waiting for you. One entry comes back later.')).toBeVisible()
  expect(server.asked('POST /api/v1/pleroma/notifications/read')).toHaveLength(2)
  takeBack()
  await expect.poll(() => section('To answer')).toEqual(['Moth wants to follow you'])
  await expect.poll(() => section('Other news')).toHaveLength(1)
})

test('when all is done it says when the next of what is snoozed comes back', async () => {
  await open()
  const now = began + 24 * 3_600_000
  vi.setSystemTime(now)
  for (const [words, when] of [
    ['Answer 8', /^Tomorrow/],
    ['Tomas', /^In 1 hour/],
  ] as const) {
    await rowOf(words).getByRole('button', { name: 'Snooze' }).press()
    await page.getByRole('menuitem', { name: when }).press()
    await expect.element(rowOf(words)).not.toBeInTheDocument()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  }
  vi.setSystemTime(now + 1_000)
  await page.getByRole('button', { name: 'All done' }).press()
  await expect
    .element(page.getByText(/^Nobody is waiting for you. 2 entries are snoozed, the next comes back at \d/))
    .toMatchTextContent(new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(now + 3_600_000))
})

test('what is decided is kept, over a reload, and with the account for other devices', async () => {
  describeInstance({ capabilities: { settingsProfiles: true } })
  const kept = keepSettings(server)
  await open()
  const stop = startTaskSync()
  await rowOf('Answer 8').getByRole('button', { name: 'Done' }).press()
  await expect.poll(() => section('To answer')).toHaveLength(1)
  await syncTasks()
  stop()
  expect(JSON.stringify(kept.get('skein-tasks/default'))).toContain('"8":{"kind":"done"')
  // Another device of the same account: nothing is kept here.
  endSession('left')
  localStorage.clear()
  await signInAs()
  setSetting('notificationTasks', true)
  await expect.poll(() => section('To answer')).toHaveLength(2)
  await syncTasks()
  await expect.poll(() => section('To answer')).toEqual(['Moth wants to follow you'])
})

test('axe finds nothing in the tasks, whichever view', async () => {
  await open()
  for (const name of ['To do', 'Replies I haven’t answered', 'Snoozed', 'Done', 'Quieted posts']) {
    await see(name)
    await expectNothingFound(document.body)
  }
})

test('who wants no tasks has the plain list', async () => {
  setSetting('notificationTasks', false)
  await show(<Column />)
  await expect.poll(() => feed('Notifications').query()?.querySelectorAll('article').length).toBe(7)
  await expect.element(page.getByRole('button', { name: 'Views' })).not.toBeInTheDocument()
})

test('the account is asked for what is done only while the list is on', async () => {
  describeInstance({ capabilities: { settingsProfiles: true } })
  keepSettings(server)
  setSetting('notificationTasks', false)
  const asked = () => server.calls.filter(({ path }) => path.includes('skein-tasks'))
  await show(<WatchTasks />)
  await stillness()
  expect(asked()).toEqual([])
  setSetting('notificationTasks', true)
  await expect.poll(() => asked().length).toBeGreaterThan(0)
})
