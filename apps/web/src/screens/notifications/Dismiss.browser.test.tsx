import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn, NotificationsDrawer } from '../../features/notifications/index.ts'
import { OutboxButton } from '../../features/outbox/index.ts'
import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { entriesOf } from '../../model/outbox/entry-keys.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { accountKey } from '../../model/storage.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { begin, end } from '../../testing/page.tsx'
import { show } from '../../testing/world.tsx'
import { byMira } from './testing/told.ts'

const several = '/api/v1/notifications/destroy_multiple'
const many = (count: number, above = 0) =>
  Array.from({ length: count }, (_, index) => byMira(above + count - index))
const idsFrom = (high: number, low: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => String(high - index))

let server: FakeServer
/** What the server holds. */
let all: { readonly id: string }[]
const take = (ids: readonly string[]) => {
  all = all.filter(({ id }) => !ids.includes(id))
  return {}
}
const Column = withAnswers(NotificationsColumn)
const Drawer = withAnswers(NotificationsDrawer)

beforeEach(async () => {
  begin()
  all = []
  await serve()
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('notificationTasks', undefined)
  setSetting('notificationVisibility', undefined)
  endSession('left')
  await end()
})

/** A server that pages and forgets as servers do, and somebody who is signed in there. */
async function serve(): Promise<void> {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', ({ url: { searchParams } }: SeenCall) => {
    const below = Number(searchParams.get('max_id') ?? Number.POSITIVE_INFINITY)
    const limit = Number(searchParams.get('limit'))
    const left = all.filter(({ id }) => Number(id) < below)
    const items = left.slice(0, limit)
    const last = items.at(-1)
    const link = `<https://fen.example/api/v1/notifications?max_id=${last?.id}>; rel="next"`
    return Response.json(items, { headers: last !== undefined && left.length > limit ? { link } : {} })
  })
  server.on('POST /api/v1/pleroma/notifications/read', [])
  server.on(`DELETE ${several}`, ({ url }: SeenCall) => take(url.searchParams.getAll('ids[]')))
  server.on('POST /api/v1/notifications/2/dismiss', () => take(['2']))
  await signInAs()
  setSetting('notificationTasks', false)
}

const feed = page.getByRole('feed', { name: 'Notifications' })
const shown = () =>
  [...(feed.query()?.querySelectorAll('[data-row-id]') ?? [])].map((row) => row.getAttribute('data-row-id'))
const unread = page.getByRole('img', { name: /unread$/ })
const clearAll = page.getByRole('button', { name: 'Clear all' })
/** Requests that take something away, with the ids that they name. */
const dismissals = () =>
  server.calls
    .filter(({ url: { pathname } }) => /dismiss$|destroy_multiple$|clear$/.test(pathname))
    .map(({ method, url: { pathname, searchParams } }) => [
      `${method} ${pathname}`,
      searchParams.getAll('ids[]'),
    ])
const notice = () => getNotices().find(({ messageKey }) => messageKey === 'outbox.dismissed')
const undo = () => {
  const found = notice()
  if (found === undefined) throw new Error('Nothing can be taken back')
  takeBackSaid(found)
}

/** With so many on the server, and a clock that the test moves once all is there. */
async function open(count: number): Promise<void> {
  all = many(count)
  await show(
    <>
      <OutboxButton />
      <Column />
    </>,
  )
  await expect.poll(() => shown().length).toBe(Math.min(count, 30))
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refetch = () => queryClient.refetchQueries({ queryKey: ['notifications'] })

test('[NOTIF-15] one that is dismissed leaves the list and counts as seen, and the server is told when it cannot be taken back any more', async () => {
  await open(3)
  await expect.element(unread).toHaveAccessibleName('3 unread')
  await feed.getByRole('article').nth(1).getByRole('button', { name: 'Dismiss' }).press()
  await expect.poll(shown).toEqual(['3', '1'])
  await expect.element(unread).toHaveAccessibleName('2 unread')
  expect(notice()?.messageArgs).toEqual({ count: 1 })
  await pass(7_000)
  expect(dismissals()).toEqual([])
  await pass(2_000)
  await expect.poll(dismissals).toEqual([['POST /api/v1/notifications/2/dismiss', []]])
  await refetch()
  expect(shown()).toEqual(['3', '1'])
})

test('[NOTIF-15] all are cleared and taken back: nothing is asked of the server, and they are unread as before', async () => {
  await open(5)
  await clearAll.press()
  await expect.poll(shown).toEqual([])
  await expect.element(unread).not.toBeInTheDocument()
  await expect.element(clearAll).toBeDisabled()
  undo()
  await expect.poll(shown).toEqual(idsFrom(5, 1))
  await expect.element(unread).toHaveAccessibleName('5 unread')
  await pass(20_000)
  expect(server.changes).toEqual([])
})

test('[NOTIF-15] forty that arrive while the list is cleared are all there afterwards, and so are older ones', async () => {
  await open(50)
  await clearAll.click()
  await expect.poll(shown).toEqual([])
  all = [...many(40, 50), ...all]
  await refetch()
  await expect.poll(shown).toEqual(idsFrom(90, 61))
  await pass(9_000)
  await expect.poll(dismissals).toEqual([[`DELETE ${several}`, idsFrom(50, 21)]])
  for (const seen of [idsFrom(90, 51).slice(0, 40), [...idsFrom(90, 51), ...idsFrom(20, 1)]]) {
    for (let press = 0; press < 2 && shown().length < seen.length; press += 1) {
      await page.getByRole('button', { name: 'Load older' }).click()
      await expect.poll(() => shown().length).toBeGreaterThanOrEqual(Math.min(seen.length, 50))
    }
    expect(shown()).toEqual(expect.arrayContaining(seen))
  }
  expect(all.map(({ id }) => id)).toEqual([...idsFrom(90, 51), ...idsFrom(20, 1)])
})

test('older ones come into the place of those that were cleared', async () => {
  await open(50)
  await clearAll.press()
  await expect.element(page.getByText('No notifications yet')).not.toBeInTheDocument()
  await pass(9_000)
  await expect.poll(shown).toEqual(idsFrom(20, 1))
})

test('only what is on screen is cleared: not what the filter leaves out', async () => {
  await open(3)
  all = [byMira(5, 'favourite', { status: wirePost(7, { account: wirePerson('wren') }) }), ...all]
  setSetting('notificationVisibility', { ...getSetting('notificationVisibility'), likes: false })
  await refetch()
  await clearAll.press()
  await pass(9_000)
  await expect.poll(dismissals).toEqual([[`DELETE ${several}`, idsFrom(3, 1)]])
  setSetting('notificationVisibility', undefined)
  await expect.poll(shown).toEqual(['5'])
})

test('a server that fails is asked again, until it has taken them', async () => {
  await open(2)
  server.faults.set(several, { status: 500 })
  await clearAll.press()
  await expect.poll(shown).toEqual([])
  await pass(8_500)
  await expect.poll(() => dismissals().length).toBe(1)
  await pass(0)
  await expect.element(page.getByRole('button', { name: 'Outbox, 1' })).toBeVisible()
  expect(shown()).toEqual([])
  server.faults.clear()
  await pass(3_000)
  await expect.poll(() => dismissals().length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Outbox, 1' })).not.toBeInTheDocument()
  expect(all).toEqual([])
})

test('without a network it waits in the outbox, says so there, is discarded there, and leaves when the network is back', async () => {
  await open(2)
  server.on(`DELETE ${several}`, 'unreachable')
  await clearAll.press()
  await pass(8_500)
  const outbox = page.getByRole('button', { name: 'Outbox, 1' })
  await outbox.press()
  const row = page.getByRole('article', { name: /^Clear 2 notifications/ })
  await row.getByRole('button', { name: 'Discard' }).press()
  await page.getByRole('button', { name: 'Close outbox' }).press()
  await expect.poll(shown).toEqual(['2', '1'])
  await clearAll.press()
  await pass(8_500)
  await expect.element(outbox).toBeVisible()
  expect(shown()).toEqual([])
  server.on(`DELETE ${several}`, ({ url }: SeenCall) => take(url.searchParams.getAll('ids[]')))
  window.dispatchEvent(new Event('online'))
  await pass(100)
  await expect.element(outbox).not.toBeInTheDocument()
  expect(all).toEqual([])
})

test('one that the server does not have any more is dismissed all the same', async () => {
  server.on('POST /api/v1/notifications/2/dismiss', () => Response.json({}, { status: 404 }))
  await open(3)
  await feed.getByRole('article').nth(1).getByRole('button', { name: 'Dismiss' }).press()
  await pass(8_500)
  await expect.poll(() => dismissals().length).toBe(1)
  await pass(5_000)
  expect(dismissals()).toHaveLength(1)
  expect(getNotices().map(({ messageKey }) => messageKey)).not.toContain('outbox.notDoneNotice')
  await refetch()
  expect(shown()).toEqual(['3', '1'])
})

test('what another tab dismisses leaves the list here, comes back with its undo, and stays away when it was sent', async () => {
  await open(3)
  const key = accountKey('outbox', 'id-wren', '1')
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key }))
  const keep = () => {
    const entry = { kind: 'dismissal', ids: ['3', '2'], addedAt: Date.now(), dueAt: Date.now() + 60_000 }
    localStorage.setItem(key, JSON.stringify(entry))
    tell()
  }
  const remove = () => {
    localStorage.removeItem(key)
    tell()
  }
  keep()
  await expect.poll(shown).toEqual(['1'])
  remove()
  await expect.poll(shown).toEqual(['3', '2', '1'])
  keep()
  const channel = new BroadcastChannel('skein.dismissed')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ owner: entriesOf('id-kei'), kind: 'dismissal', ids: ['1'] })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ owner: entriesOf('id-wren'), kind: 'dismissal', ids: ['3', '2'] })
  channel.close()
  await stillness()
  remove()
  await refetch()
  expect(shown()).toEqual(['1'])
})

test('what waits to be dismissed from before a reload is not shown', async () => {
  const entry = { kind: 'dismissal', ids: ['2'], addedAt: Date.now(), dueAt: Date.now() + 60_000 }
  localStorage.setItem(accountKey('outbox', 'id-wren', '1'), JSON.stringify(entry))
  endSession('refused')
  await signInAs()
  all = many(3)
  await show(<Column />)
  await expect.poll(shown).toEqual(['3', '1'])
  await expect.element(unread).toHaveAccessibleName('2 unread')
})

test('in the list of tasks it is what is done that is cleared', async () => {
  setSetting('notificationTasks', true)
  all = many(3)
  await show(<Column />)
  await expect.element(clearAll).not.toBeInTheDocument()
  const first = page.getByRole('article', { name: /^Mira/ }).nth(0)
  await first.getByRole('button', { name: 'Done' }).press()
  await first.getByRole('button', { name: 'Done' }).press()
  await page.getByRole('button', { name: 'Views' }).press()
  await page.getByRole('menuitemradio', { name: 'Done', exact: true }).press()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
  await page.getByRole('button', { name: 'Clear', exact: true }).press()
  await expect.element(page.getByText('Nothing is done yet.')).toBeVisible()
  await pass(9_000)
  await expect.poll(dismissals).toEqual([[`DELETE ${several}`, ['3', '2']]])
})

test('the button of a row is reached by the keyboard, and the focus goes on to the next row', async () => {
  await open(3)
  const first = feed.getByRole('article').nth(0)
  const button = first.getByRole('button', { name: 'Dismiss' })
  // A test before this one may have left the pointer on the row.
  await page.getByRole('heading', { name: 'Notifications' }).hover()
  expect(getComputedStyle(button.element()).opacity).toBe('0')
  ;(button.element() as HTMLElement).focus()
  expect(getComputedStyle(button.element()).opacity).toBe('1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['2', '1'])
  await expect.poll(() => document.activeElement?.getAttribute('aria-posinset')).toBe('1')
})

test('the drawer of who has read all does not open at the button that clears it', async () => {
  all = many(3).map((each) => ({ ...each, pleroma: { is_seen: true, is_muted: false } }))
  await show(<Column />)
  await expect.element(clearAll).toBeEnabled()
  await show(<Drawer onClose={() => undefined} />)
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('axe finds nothing in rows and heading with their buttons', async () => {
  await open(3)
  vi.useRealTimers()
  await expectNothingFound(document.body)
})
