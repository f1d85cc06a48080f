import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { endSession, getSession } from '../../model/session.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
const reads = '/api/v1/pleroma/notifications/read'

const notification = (id: string, name: string) => ({
  id,
  type: 'follow_request',
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson(name),
  pleroma: { is_seen: false, is_muted: false },
})

/** Answers with the clock in hand: what was answered leaves when it cannot be taken back any more. */
async function answer(name: string) {
  await expect.element(button(name)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button(name).press()
  await expect.element(button('Undo the answer to Mira')).toBeVisible()
}
function leave() {
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
}
afterEach(() => vi.useRealTimers())

beforeEach(async () => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [notification('12', 'mira'), notification('11', 'jun')])
  server.on('GET /api/v1/announcements', () => [])
  server.on('GET /api/v1/follow_requests', () => [wirePerson('mira'), wirePerson('jun')])
  server.on('POST /api/v1/follow_requests/id-mira/authorize', () => ({ id: 'id-mira', followed_by: true }))
  server.on('POST /api/v1/follow_requests/id-mira/reject', () => ({ id: 'id-mira' }))
  server.on(`POST ${reads}`, () => ({}))
  server.on('POST /api/v1/notifications/12/dismiss', () => ({}))
  await signInAs({ locked: true, follow_requests_count: 2 })
  await showShell(widths.wide)
})

const item = (name: string) => page.getByRole('article').filter({ hasText: name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (id: string) => entityStore.notifications.get(id as never)
const notices = () => page.getByRole('region', { name: 'Notices' })
const badge = (count: number) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('img', { name: `${count} pending` })
const changes = () =>
  server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, form }) => `${method} ${url.pathname} ${form['id'] ?? ''}`.trim())

describe('a notification of a request to follow', () => {
  test('[FREQ-04] has approve and deny', async () => {
    await expect.element(item('Mira').getByRole('button', { name: 'Approve Mira' })).toBeVisible()
    await expect.element(item('Mira').getByRole('button', { name: 'Deny Mira' })).toBeVisible()
  })

  test('[FREQ-02] is seen when it is approved, and tells of a follow; the badge counts one less', async () => {
    await expect.element(badge(2)).toBeVisible()
    await answer('Approve Mira')
    await expect.element(item('Mira')).toMatchTextContent(/Mira followed you.*Approved/)
    await expect.element(button('Deny Mira')).not.toBeInTheDocument()
    await expect.element(badge(1)).toBeVisible()
    await expect.element(item('Mira').getByRole('link', { name: 'Mira' })).toHaveFocus()
    leave()
    await expect.poll(changes).toEqual(['POST /api/v1/follow_requests/id-mira/authorize', `POST ${reads} 12`])
    expect(row('12')).toMatchObject({ type: 'follow', isSeen: true })
    expect(row('11')).toMatchObject({ type: 'follow_request', isSeen: false })
  })

  test('[FREQ-02] that cannot be approved is a request again', async () => {
    server.on('POST /api/v1/follow_requests/id-mira/authorize', () =>
      Response.json({ error: 'Not today' }, { status: 500 }),
    )
    await answer('Approve Mira')
    leave()
    await expect.element(notices().getByText('Couldn’t approve Mira. Not today.')).toBeVisible()
    await expect.element(button('Approve Mira')).toBeVisible()
    expect(row('12')).toMatchObject({ type: 'follow_request', isSeen: false })
    await expect.element(badge(2)).toBeVisible()
  })

  test('[FREQ-03] goes when it is denied and the server has confirmed it, and is dismissed', async () => {
    const confirmed = Promise.withResolvers<unknown>()
    server.on('POST /api/v1/follow_requests/id-mira/reject', () => confirmed.promise)
    await answer('Deny Mira')
    await expect.element(item('Mira').getByText('Denied')).toBeVisible()
    leave()
    await expect.poll(changes).toContain('POST /api/v1/follow_requests/id-mira/reject')
    await expect.element(badge(2)).toBeVisible()
    expect(row('12')).toBeDefined()
    confirmed.resolve({ id: 'id-mira' })
    await expect.element(badge(1)).toBeVisible()
    expect(row('12')).toBeUndefined()
    await expect.poll(changes).toContain('POST /api/v1/notifications/12/dismiss')
  })
})

describe('an answer in a notification', () => {
  const takeBack = () => button('Undo the answer to Mira')

  test.for(['Approve Mira', 'Deny Mira'])('%s: an undone answer is not sent', async (name) => {
    await answer(name)
    await takeBack().press()
    await expect.element(button('Approve Mira')).toBeVisible()
    await expect.element(item('Mira').getByRole('link', { name: 'Mira' })).toHaveFocus()
    await expect.element(badge(2)).toBeVisible()
    await expect.element(notices().getByText('Mira')).not.toBeInTheDocument()
    expect(row('12')).toMatchObject({ type: 'follow_request' })
    leave()
    await stillness()
    expect(changes().filter((change) => change.includes('follow_requests'))).toEqual([])
  })

  test('can be undone by key', async () => {
    await answer('Approve Mira')
    vi.advanceTimersByTime(1_000)
    await userEvent.keyboard('z')
    await expect.element(button('Approve Mira')).toBeVisible()
    leave()
    await stillness()
    expect(changes().filter((change) => change.includes('follow_requests'))).toEqual([])
  })

  test('stays where it stands until it is done, with the way to follow them too', async () => {
    server.on('POST /api/v1/accounts/id-mira/follow', () => ({ id: 'id-mira', following: true }))
    server.on('GET /api/v1/accounts/relationships', () => [{ id: 'id-mira', following: false }])
    const order = () =>
      page
        .getByRole('article')
        .elements()
        .map((element) => element.textContent)
    await answer('Approve Mira')
    await expect.element(item('Mira')).toMatchTextContent(/Mira followed you/)
    // Not polled: the next fetch of the notifications would move it back.
    expect(order().findIndex((text) => text.includes('Mira'))).toBe(1)
    leave()
    await expect.element(takeBack()).not.toBeInTheDocument()
    expect(order().findIndex((text) => text.includes('Mira'))).toBe(1)
    vi.useRealTimers()
    await button('Follow back: Mira').press()
    await expect.poll(changes).toContain('POST /api/v1/accounts/id-mira/follow')
    await item('Mira').getByRole('button', { name: 'Done', exact: true }).press()
    await expect.element(item('Mira')).not.toBeInTheDocument()
  })

  test('leaves at once when nobody looks any more, and once only', async () => {
    await answer('Approve Mira')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    leave()
    await expect.poll(changes).toEqual(['POST /api/v1/follow_requests/id-mira/authorize', `POST ${reads} 12`])
  })

  test('leaves with the token of whoever signs out', async () => {
    await answer('Approve Mira')
    endSession('left')
    await expect
      .poll(() => server.asked('POST /api/v1/follow_requests/id-mira/authorize').map(({ bearer }) => bearer))
      .toEqual(['token'])
  })

  test('the focus is not lost with the way back', async () => {
    await answer('Approve Mira')
    takeBack().element().focus()
    leave()
    await expect.element(takeBack()).not.toBeInTheDocument()
    await expect.element(item('Mira').getByRole('link', { name: 'Mira' })).toHaveFocus()
  })
})

describe('at the start', () => {
  const asked = () => server.asked('GET /api/v1/follow_requests').length

  test('[FREQ-06] members who approve their followers are told who asks, and the badge knows how many', async () => {
    await expect.poll(asked).toBe(1)
    server = startAfresh('/main/friends')
    server.on('GET /api/v1/notifications', () => [])
    server.on('GET /api/v1/follow_requests', () => ['mira', 'jun', 'ada'].map((name) => wirePerson(name)))
    await signInAs({ locked: true })
    await expect.element(badge(3)).toBeVisible()
    expect(entityStore.accounts.get(getSession().viewerId as never)?.own?.followRequestsCount).toBe(3)
  })

  test('[FREQ-06] others do not ask', async () => {
    await expect.poll(asked).toBe(1)
    server = startAfresh('/main/friends')
    server.on('GET /api/v1/notifications', () => [])
    await signInAs({ locked: false })
    await expect.poll(() => server.asked('GET /api/v1/notifications').length).toBeGreaterThan(0)
    expect(asked()).toBe(0)
  })
})
