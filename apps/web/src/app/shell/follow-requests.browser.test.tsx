import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
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
    await button('Approve Mira').click()
    await expect.element(item('Mira')).toMatchTextContent(/Mira followed you/)
    await expect.element(button('Deny Mira')).not.toBeInTheDocument()
    await expect.element(badge(1)).toBeVisible()
    await expect.poll(changes).toEqual(['POST /api/v1/follow_requests/id-mira/authorize', `POST ${reads} 12`])
    expect(row('12')).toMatchObject({ type: 'follow', isSeen: true })
    expect(row('11')).toMatchObject({ type: 'follow_request', isSeen: false })
    await expect.element(item('Mira').getByRole('link', { name: 'Mira' })).toHaveFocus()
  })

  test('[FREQ-02] that cannot be approved is a request again', async () => {
    server.on('POST /api/v1/follow_requests/id-mira/authorize', () =>
      Response.json({ error: 'Not today' }, { status: 500 }),
    )
    await button('Approve Mira').click()
    await expect
      .element(page.getByRole('region', { name: 'Notices' }).getByText('Couldn’t approve Mira. Not today.'))
      .toBeVisible()
    await expect.element(button('Approve Mira')).toBeVisible()
    expect(row('12')).toMatchObject({ type: 'follow_request', isSeen: false })
    await expect.element(badge(2)).toBeVisible()
  })

  test('[FREQ-03] goes when it is denied and the server has confirmed it, and is dismissed', async () => {
    const answer = Promise.withResolvers<unknown>()
    server.on('POST /api/v1/follow_requests/id-mira/reject', () => answer.promise)
    await button('Deny Mira').click()
    await expect.element(button('Deny Mira')).toBeDisabled()
    await expect.element(badge(2)).toBeVisible()
    expect(row('12')).toBeDefined()
    answer.resolve({ id: 'id-mira' })
    await expect.element(button('Deny Mira')).not.toBeInTheDocument()
    await expect.element(badge(1)).toBeVisible()
    expect(row('12')).toBeUndefined()
    await expect.poll(changes).toContain('POST /api/v1/notifications/12/dismiss')
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
