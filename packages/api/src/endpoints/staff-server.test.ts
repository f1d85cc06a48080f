import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  createInvite,
  deleteStatusAsStaff,
  fetchInvites,
  fetchModerationLog,
  moderateStatus,
  revokeInvite,
} from './staff-server.ts'

const recorded = (name: string) => bodyOf('akkoma-3.16', `pleroma-admin-${name}`)

it('the moderation log is asked for by page, words, person and time', async () => {
  const { client, seen } = createFakeServer(json(recorded('moderation_log')), json({ items: [], total: 0 }))
  const { entries, total } = await fetchModerationLog(client, { page: 1, pageSize: 5 })
  expect(total).toBe(11)
  expect(entries[0]).toEqual({
    id: '11',
    message: '@mod activated users: @dave',
    at: 1_795_254_643_000,
    action: 'activate',
    actor: 'mod',
  })
  await fetchModerationLog(client, {
    page: 2,
    pageSize: 5,
    search: 'dave',
    actorId: 'A1',
    from: '2026-11-01T00:00:00Z',
    until: '2026-11-02T00:00:00Z',
  })
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/pleroma/admin/moderation_log?page=1&page_size=5',
    '/api/v1/pleroma/admin/moderation_log?page=2&page_size=5&search=dave&user_id=A1' +
      '&start_date=2026-11-01T00%3A00%3A00Z&end_date=2026-11-02T00%3A00%3A00Z',
  ])
})

it('an invitation has its token, its uses and its last day', async () => {
  const invite = { id: 1, token: 't', used: false, uses: 2, max_use: 3, expires_at: '2027-01-31' }
  const { client } = createFakeServer(json({ invites: [invite, { id: 2, token: '' }] }))
  expect(await fetchInvites(client)).toEqual([
    { id: '1', token: 't', isUsed: false, uses: 2, maxUses: 3, expiresOn: '2027-01-31' },
  ])
})

it('an invitation is made with the given limits, and revoked by its token', async () => {
  const { client, seen } = createFakeServer(
    json(recorded('invite_token')),
    json(recorded('invite_token')),
    json(recorded('invite_token')),
  )
  await createInvite(client, { maxUses: 5, expiresOn: '2027-01-31' })
  await createInvite(client, { maxUses: null, expiresOn: null })
  await revokeInvite(client, 'a/b=')
  expect(seen.map(({ method, url, json: body }) => [method, url, body])).toEqual([
    ['POST', '/api/v1/pleroma/admin/users/invite_token', { max_use: 5, expires_at: '2027-01-31' }],
    ['POST', '/api/v1/pleroma/admin/users/invite_token', {}],
    ['POST', '/api/v1/pleroma/admin/users/revoke_invite', { token: 'a/b=' }],
  ])
})

it('the staff changes only what is named about a post', async () => {
  const status = bodyOf('akkoma-3.16', 'statuses-get')
  const { client, seen } = createFakeServer(json(status), json(status), json({}))
  await moderateStatus(client, 'S1', { isSensitive: true })
  await moderateStatus(client, 'S1', { scope: 'unlisted' })
  await deleteStatusAsStaff(client, 'S1')
  expect(seen.map(({ method, url, json: body }) => [method, url, body])).toEqual([
    ['PUT', '/api/v1/pleroma/admin/statuses/S1', { sensitive: true }],
    ['PUT', '/api/v1/pleroma/admin/statuses/S1', { visibility: 'unlisted' }],
    ['DELETE', '/api/v1/pleroma/admin/statuses/S1', undefined],
  ])
})
