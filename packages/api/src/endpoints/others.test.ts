import { expect, it } from 'vitest'
import { mastodon } from '../../test/instances.ts'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  dismissSuggestion,
  fetchAccount,
  fetchAccountByHandle,
  fetchDirectory,
  fetchRelationships,
  fetchSuggestions,
  findRemoteAccount,
  searchAccounts,
} from './accounts.ts'
import { dismissAnnouncement, fetchAnnouncements } from './announcements.ts'
import { fetchCustomEmoji, fetchEmojiCharacters } from './emoji.ts'
import { fetchFrontendConfigurations, fetchStaticConfig } from './frontend-config.ts'
import { fetchInstancePanel, fetchStickers, fetchTermsOfService } from './instance-pages.ts'
import { fetchNodeInfo } from './instance.ts'
import { fetchList, fetchLists } from './lists.ts'
import { pleromaTypeNames } from '../entities/notification-types.ts'
import { fetchNotificationMarker, fetchNotifications, markNotificationsRead } from './notifications.ts'
import { search, searchTags } from './search.ts'
import { fetchTag, setTagFollowed } from './tags.ts'
import { findEndpoint } from './table.ts'
import { verifyCredentials } from './viewer.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const notFound = () => json({ error: 'Not implemented' }, { status: 404 })

it('[API-11] [API-65] accounts are asked for with their relationships', async () => {
  const { client, seen } = createFakeServer(answer('accounts-get'))
  await verifyCredentials(client, { token: 'fresh' })
  expect((await fetchAccount(client, 'a/b')).relationship).not.toBeNull()
  expect(await fetchAccountByHandle(client, 'bob@far.example')).toMatchObject({ username: 'bob' })
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/accounts/verify_credentials',
    '/api/v1/accounts/a%2Fb?with_relationships=true',
    '/api/v1/accounts/lookup?acct=bob%40far.example',
  ])
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer fresh')
})

it('[API-66] relationships of one, of several, and of nobody', async () => {
  const { client, seen } = createFakeServer(answer('accounts-relationships'))
  await fetchRelationships(client, ['A'])
  await fetchRelationships(client, ['A', 'B'])
  expect(await fetchRelationships(client, [])).toEqual([])
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/accounts/relationships?id=A',
    '/api/v1/accounts/relationships?id[]=A&id[]=B',
  ])
})

it('[API-88] accounts are searched, other servers too', async () => {
  const { client, seen } = createFakeServer(answer('accounts-search'))
  await searchAccounts(client, 'bo')
  expect(seen[0]?.url).toBe('/api/v1/accounts/search?q=bo&resolve=true')
})

it('[API-89] everything is searched at once, or one kind further on; what is too much is cut off', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ name: `tag${index}` }))
  const { client, seen } = createFakeServer(answer('search-v2'), json({ hashtags: many }))
  const found = await search(client, 'al & co')
  expect(found.accounts.length + found.statuses.length + found.hashtags.length).toBeGreaterThan(0)
  const more = await search(client, 'tag', { type: 'hashtags', offset: 20, isFollowing: true })
  expect(more.hashtags).toHaveLength(20)
  expect(more.accounts).toEqual([])
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v2/search?q=al%20%26%20co&resolve=true&limit=20&with_relationships=true',
    '/api/v2/search?q=tag&type=hashtags&resolve=true&limit=20&offset=20&following=true&with_relationships=true',
  ])
})

it('hashtags are searched', async () => {
  const { client, seen } = createFakeServer(answer('search-v2--hashtags'), json({ accounts: [] }))
  expect((await searchTags(client, 'testing')).map(({ name }) => name)).toEqual(['testing'])
  expect(seen[0]?.url).toBe('/api/v2/search?q=testing&type=hashtags')
  expect(await searchTags(client, 'a&b')).toEqual([])
  expect(seen[1]?.url).toBe('/api/v2/search?q=a%26b&type=hashtags')
})

it('suggestions come from the newer call, or from the older where that is missing', async () => {
  const newer = createFakeServer(answer('suggestions-v2'))
  expect((await fetchSuggestions(newer.client)).map(({ acct }) => acct)).toContain('erin')
  const older = createFakeServer(notFound(), json([bodyOf('akkoma-3.16', 'accounts-get')]))
  expect(await fetchSuggestions(older.client)).toHaveLength(1)
  expect(older.seen[1]?.url).toBe('/api/v1/suggestions')
  const limited = createFakeServer(json({ error: 'Throttled' }, { status: 429 }))
  await expect(fetchSuggestions(limited.client)).rejects.toMatchObject({ status: 429 })
})

it('the directory is of this server, and empty where there is none', async () => {
  const { client, seen } = createFakeServer(answer('directory'), notFound())
  expect((await fetchDirectory(client)).length).toBeGreaterThan(0)
  expect(await fetchDirectory(client)).toEqual([])
  expect(seen[0]?.url).toBe('/api/v1/directory?local=true&order=active&limit=20')
})

it('somebody elsewhere is looked up, then fetched from their server; a like name is not enough', async () => {
  const bob = { ...(bodyOf('akkoma-3.16', 'accounts-get') as object), acct: 'Bob@far.example' }
  const near = { ...bob, acct: 'bobby@far.example' }
  const known = createFakeServer(json(bob))
  expect(await findRemoteAccount(known.client, 'bob@far.example')).toMatchObject({ acct: 'Bob@far.example' })
  const unknown = createFakeServer(notFound(), json([near, bob]))
  expect(await findRemoteAccount(unknown.client, 'bob@far.example')).toMatchObject({
    acct: 'Bob@far.example',
  })
  expect(unknown.seen[1]?.url).toBe('/api/v1/accounts/search?q=bob%40far.example&resolve=true')
  const nobody = createFakeServer(notFound(), json([near]))
  expect(await findRemoteAccount(nobody.client, 'bob@far.example')).toBeNull()
})

it('a suggestion is dismissed where the server has a call for it', async () => {
  const { client, seen } = createFakeServer(json({}), notFound(), json({ error: 'x' }, { status: 500 }))
  await dismissSuggestion(client, 'A1')
  await dismissSuggestion(client, 'A1')
  await expect(dismissSuggestion(client, 'A1')).rejects.toMatchObject({ status: 500 })
  expect(seen[0]).toMatchObject({ method: 'DELETE', url: '/api/v1/suggestions/A1' })
})

it('[API-30] [API-113] notifications are read and marked', async () => {
  const { client, seen } = createFakeServer(answer('notifications-get--paged'), json([]))
  const page = await fetchNotifications(client, { maxId: '40', types: ['mention'] })
  expect(seen[0]?.url).toBe(
    '/api/v1/notifications?max_id=40&limit=20&with_muted=true&types[]=mention&include_types[]=mention',
  )
  expect(page.items).toHaveLength(2)
  await markNotificationsRead(client, { maxId: '38' })
  await markNotificationsRead(client, { id: '7' })
  expect(seen.slice(1).map(({ fields }) => fields)).toEqual([[['max_id', '38']], [['id', '7']]])
})

it('types of notifications are asked for by the words of the servers', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchNotifications(client, { types: ['repeat', 'report'] })
  const { searchParams } = new URL(seen[0]?.url ?? '', 'https://a.invalid')
  expect(searchParams.getAll('types[]')).toEqual(['reblog', 'pleroma:report', 'admin.report'])
})

it('reports are asked for with every other type, and only where that is known', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchNotifications(client, { withReports: true })
  await fetchNotifications({ ...client, getInstance: () => mastodon }, { withReports: true })
  await fetchNotifications(client)
  const asked = seen.map(({ url }) =>
    new URL(url, 'https://a.invalid').searchParams.getAll('include_types[]'),
  )
  expect(asked).toEqual([pleromaTypeNames, [], []])
  expect(pleromaTypeNames).toEqual(expect.arrayContaining(['pleroma:report', 'follow_request', 'update']))
})

it('where there is no mark for each, a marker says up to where all is read', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('mastodon-4.6', 'markers-get')), json({}), json([]))
  expect(await fetchNotificationMarker(client)).toMatch(/^\d+$/)
  expect(seen[0]?.url).toBe('/api/v1/markers?timeline[]=notifications')
  expect(await fetchNotificationMarker(client)).toBeNull()
  await expect(fetchNotificationMarker(client)).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-30] where there is no call for it, notifications are read up to a marker', async () => {
  const { client, seen } = createFakeServer(json({}))
  const there = { ...client, getInstance: () => mastodon }
  await markNotificationsRead(there, { id: '7' })
  expect(seen).toEqual([])
  await markNotificationsRead(there, { maxId: '38' })
  expect(seen).toMatchObject([
    { method: 'POST', url: '/api/v1/markers', json: { notifications: { last_read_id: '38' } } },
  ])
})

it('[API-94] [API-95] [API-96] tags are read and followed', async () => {
  const { client, seen } = createFakeServer(answer('tags-get'))
  expect(await fetchTag(client, 'größe')).toMatchObject({ name: 'testing', following: false })
  await setTagFollowed(client, 'a', true)
  await setTagFollowed(client, 'a', false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/tags/gr%C3%B6%C3%9Fe',
    'POST /api/v1/tags/a/follow',
    'POST /api/v1/tags/a/unfollow',
  ])
})

it('[API-98] [API-100] lists are read', async () => {
  const { client } = createFakeServer(answer('lists-get-all'), answer('lists-get'))
  expect(await fetchLists(client)).toHaveLength(2)
  expect(await fetchList(client, '1')).toMatchObject({ id: '1' })
})

it('[API-106] [API-107] announcements are read and dismissed', async () => {
  const { client, seen } = createFakeServer(answer('announcements'), json({}))
  const [first] = await fetchAnnouncements(client)
  expect(first).toMatchObject({ content: 'Timed', allDay: true, isRead: false })
  await dismissAnnouncement(client, first?.id ?? '')
  expect(seen[1]?.url).toBe('/api/v1/announcements/BCfYjwm1irGTQ3p2tE/dismiss')
})

it('[API-22] emoji have whole addresses and are sorted by shortcode', async () => {
  const { client } = createFakeServer(answer('pleroma-emoji'))
  const emoji = await fetchCustomEmoji(client)
  expect(emoji[0]).toEqual({
    shortcode: 'badge88',
    url: 'https://server.example/emoji/blobs/badge.png',
    tags: ['pack:blobs'],
  })
  expect(emoji.map(({ shortcode }) => shortcode)).toEqual(emoji.map(({ shortcode }) => shortcode).toSorted())
})

it("emoji come from Mastodon's call where Akkoma's is missing", async () => {
  const { client, seen } = createFakeServer(notFound(), json(bodyOf('mastodon', 'custom_emojis')))
  expect(await fetchCustomEmoji(client)).toEqual([
    { shortcode: 'bean', url: 'https://files.social.example/e/bean.png', tags: ['Garden'] },
    { shortcode: 'pea', url: 'https://files.social.example/e/pea.png', tags: [] },
  ])
  expect(seen[1]?.url).toBe('/api/v1/custom_emojis')
})

it('[EMOJI-01] [API-20] characters come from the file of the site; what is no emoji in it is left out', async () => {
  const { client, seen } = createFakeServer(answer('static-emoji'))
  expect(await fetchEmojiCharacters(client)).toEqual({
    '100': '💯',
    '1234': '🔢',
    '1st_place_medal': '🥇',
    '2nd_place_medal': '🥈',
    '3rd_place_medal': '🥉',
  })
  expect(seen.map(({ url }) => url)).toEqual(['/static/emoji.json'])
})

it('[API-19] node info is found where the server says', async () => {
  const { client, seen } = createFakeServer(
    new Response('<html></html>'),
    json(bodyOf('mastodon', 'well-known-nodeinfo')),
    json(bodyOf('mastodon', 'nodeinfo')),
  )
  expect((await fetchNodeInfo(client)).software?.name).toBe('mastodon')
  expect(seen.map(({ url }) => url)).toEqual(['/nodeinfo/2.0.json', '/.well-known/nodeinfo', '/nodeinfo/2.0'])
})

it('[API-13] [API-14] configuration is read from both places', async () => {
  const { client } = createFakeServer(
    answer('pleroma-frontend_configurations'),
    json({ logo: '/x.svg', hideUserStats: 'true' }),
  )
  expect(await fetchFrontendConfigurations(client)).toEqual({
    hideSiteName: false,
    loginMethod: 'password',
    theme: 'pleroma-dark',
  })
  expect(await fetchStaticConfig(client)).toEqual({ logo: '/x.svg', hideUserStats: true })
})

it('[API-15] [API-18] panel and terms are HTML; a file of comments only says nothing', async () => {
  const { client } = createFakeServer(
    new Response('<p>Hi</p>'),
    new Response('<h4>Terms</h4>'),
    new Response('<!-- Write\nhere. -->\n'),
  )
  expect(await fetchInstancePanel(client)).toBe('<p>Hi</p>')
  expect(await fetchTermsOfService(client)).toBe('<h4>Terms</h4>')
  expect(await fetchTermsOfService(client)).toBe('')
})

it('[API-14] [API-15] [API-16] [API-18] the front page in the place of a file means that it is not there', async () => {
  const { client } = createFakeServer(new Response('\n<!DOCTYPE html><html></html>'))
  expect(await fetchStaticConfig(client)).toEqual({})
  expect(await fetchInstancePanel(client)).toBe('')
  expect(await fetchStickers(client)).toEqual([])
  expect(await fetchTermsOfService(client)).toBe('')
})

it('a page that tells of a failure, and half a file, are failures', async () => {
  const { client } = createFakeServer(
    new Response('<!DOCTYPE html>', { status: 502 }),
    new Response('{"logo": '),
  )
  await expect(fetchStaticConfig(client)).rejects.toMatchObject({ kind: 'http' })
  await expect(fetchStaticConfig(client)).rejects.toMatchObject({ kind: 'garbage' })
})

it('[BOOT-17] [API-16] [API-17] every listed sticker pack is read from its own file, a broken one is left out', async () => {
  const { client, seen } = createFakeServer(
    json({ blobs: '/static/stickers/blobs/', cats: '/static/stickers/cats' }),
    answer('static-stickers-pack'),
    new Response('<!DOCTYPE html>'),
  )
  expect(await fetchStickers(client)).toEqual([
    {
      name: 'blobs',
      title: 'Blobs',
      iconUrl: '/static/stickers/blobs/blobcat.png',
      stickers: ['/static/stickers/blobs/blobcat.png', '/static/stickers/blobs/blobfox.png'],
    },
  ])
  expect(seen.map(({ url }) => url)).toEqual([
    '/static/stickers.json',
    '/static/stickers/blobs/pack.json',
    '/static/stickers/cats/pack.json',
  ])
})

it.each([
  ['GET', '/api/v1/accounts/verify_credentials', '/api/v1/accounts/verify_credentials'],
  ['GET', '/api/v1/accounts/relationships/?id=1', '/api/v1/accounts/relationships'],
  ['GET', '/api/v1/accounts/zoe@remote.example.com?x=1', '/api/v1/accounts/:id'],
  ['GET', '/api/v1/accounts/familiar_followers', undefined],
  ['PATCH', '/api/v1/accounts/update_credentials', '/api/v1/accounts/update_credentials'],
  ['GET', '/api/v1/nope', undefined],
])('%s %s is the endpoint %s', (method, path, pattern) => {
  expect(findEndpoint(method, path)?.pattern).toBe(pattern)
})
