import { expect, it } from 'vitest'
import { mastodon } from '../../test/instances.ts'
import { createFakeServer, json, type Seen } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { Client } from '../http/call.ts'
import {
  answerFollowRequest,
  fetchBlockedDomains,
  fetchBlocks,
  fetchFollowRequests,
  fetchMutes,
  follow,
  removeFollower,
  setBlocked,
  setDomainBlocked,
  setMuted,
  setPrivateNote,
  setNotified,
  unfollow,
} from './relations.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const written = (call: Seen | undefined) =>
  `${call?.method} ${call?.url} ${typeof call?.init.body === 'string' ? call.init.body : ''}`
const account = '/api/v1/accounts/a%2Fb'

async function expectCall(change: (client: Client) => Promise<unknown>, expected: string) {
  const { client, seen } = createFakeServer(answer('accounts-relationships'))
  await change(client).catch(() => undefined)
  expect(written(seen[0])).toBe(expected)
}

it('[API-69] following has no body', () =>
  expectCall((client) => follow(client, 'a/b'), `POST ${account}/follow `))

it('[API-69] [USER-22] following again says whether repeats come', () =>
  expectCall(
    (client) => follow(client, 'a/b', { showsRepeats: false }),
    `POST ${account}/follow reblogs=false`,
  ))

it('where there is no call for it, following says whether to be told of each post', () =>
  expectCall((client) => follow(client, 'a/b', { notifies: true }), `POST ${account}/follow notify=true`))

it('[API-70] unfollowing has no body', () =>
  expectCall((client) => unfollow(client, 'a/b'), `POST ${account}/unfollow `))

it('[API-71] a follower is removed without a body', () =>
  expectCall((client) => removeFollower(client, 'a/b'), `POST ${account}/remove_from_followers `))

it('[API-72] a private note is sent as comment', () =>
  expectCall(
    (client) => setPrivateNote(client, 'a/b', 'lends tools & jars'),
    `POST ${account}/note comment=lends%20tools%20%26%20jars`,
  ))

it('[API-73] blocking has no body', () =>
  expectCall((client) => setBlocked(client, 'a/b', true), `POST ${account}/block `))

it('[API-74] unblocking has no body', () =>
  expectCall((client) => setBlocked(client, 'a/b', false), `POST ${account}/unblock `))

it('[API-75] muting says for how long, in the words of both families, and whether notifications are muted', () =>
  expectCall(
    (client) => setMuted(client, 'a/b', { hidesNotifications: false, expiresIn: 3_600 }),
    `POST ${account}/mute notifications=false&expires_in=3600&duration=3600`,
  ))

it('[API-76] unmuting has no body', () =>
  expectCall((client) => setMuted(client, 'a/b', null), `POST ${account}/unmute `))

it('[API-77] subscribing has no body', () =>
  expectCall((client) => setNotified(client, 'a/b', true), 'POST /api/v1/pleroma/accounts/a%2Fb/subscribe '))

it('[API-78] unsubscribing has no body', () =>
  expectCall(
    (client) => setNotified(client, 'a/b', false),
    'POST /api/v1/pleroma/accounts/a%2Fb/unsubscribe ',
  ))

it('[API-77] where there is no call for it, to be told of posts belongs to following', () =>
  expectCall(
    (client) => setNotified({ ...client, getInstance: () => mastodon }, 'a/b', true),
    `POST ${account}/follow notify=true`,
  ))

it('[API-92] a request to follow is approved', () =>
  expectCall(
    (client) => answerFollowRequest(client, 'a/b', true),
    'POST /api/v1/follow_requests/a%2Fb/authorize ',
  ))

it('[API-93] a request to follow is denied', () =>
  expectCall(
    (client) => answerFollowRequest(client, 'a/b', false),
    'POST /api/v1/follow_requests/a%2Fb/reject ',
  ))

it('answers with what the two are to each other now', async () => {
  const { client } = createFakeServer(answer('accounts-mute--expires'))
  expect(await setMuted(client, 'A', { hidesNotifications: true, expiresIn: 60 })).toMatchObject({
    muting: true,
  })
})

it('[API-80] [API-81] servers are blocked and unblocked by their domain', async () => {
  const { client, seen } = createFakeServer(answer('domain_blocks-post'), answer('domain_blocks-delete'))
  await setDomainBlocked(client, 'far.example', true)
  await setDomainBlocked(client, 'far.example', false)
  expect(seen.map(written)).toEqual([
    'POST /api/v1/domain_blocks domain=far.example',
    'DELETE /api/v1/domain_blocks domain=far.example',
  ])
})

it('[API-91] who asks to follow comes page by page', async () => {
  const { client, seen } = createFakeServer(answer('follow_requests-get--paged'))
  const { items } = await fetchFollowRequests(client, { maxId: '7' })
  expect(items.length).toBeGreaterThan(0)
  expect(seen[0]?.url).toBe('/api/v1/follow_requests?max_id=7&limit=20')
})

it.each([
  ['API-83', 'mutes', fetchMutes],
  ['API-84', 'blocks', fetchBlocks],
] as const)('[%s] %s come page by page', async (_, name, fetch) => {
  const next = { link: `<https://a.example/api/v1/${name}?max_id=BCf7>; rel="next"` }
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', name), { headers: next }))
  const { items, next: cursor } = await fetch(client, { maxId: '7' })
  expect(items.map(({ acct }) => acct)).toContain('erin')
  expect(cursor).toBe('BCf7')
  expect(items[0]?.relationship).toMatchObject(name === 'mutes' ? { muting: true } : { blocking: true })
  expect(seen.map(written)).toEqual([`GET /api/v1/${name}?max_id=7&limit=20&with_relationships=true `])
})

it('[API-79] the blocked servers are read, and read on where there are pages of them', async () => {
  const { client, seen } = createFakeServer(answer('domain_blocks-get'))
  expect(await fetchBlockedDomains(client)).toMatchObject({ items: ['bad.example.org'], next: null })
  await fetchBlockedDomains(client, { maxId: '7' })
  expect(seen.map(written)).toEqual(['GET /api/v1/domain_blocks ', 'GET /api/v1/domain_blocks?max_id=7 '])
})
