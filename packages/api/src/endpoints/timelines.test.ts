import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { TimelineKey } from '../timeline-key.ts'
import type { TimelineParams } from './page-query.ts'
import { fetchPinned } from './pinned.ts'
import { fetchTimeline } from './timelines.ts'

async function urlOf(key: TimelineKey, params: TimelineParams = {}): Promise<URL> {
  const { client, seen } = createFakeServer(json([]))
  await fetchTimeline(client, key, params)
  return new URL(seen[0]?.url ?? '', 'https://server.example')
}

it('[TL-21] a poll for newer sends since_id, an older fetch max_id, both with limit 20', async () => {
  const newer = await urlOf({ kind: 'friends' }, { sinceId: 'N' })
  expect(newer.searchParams.get('since_id')).toBe('N')
  expect(newer.searchParams.get('limit')).toBe('20')
  expect(newer.searchParams.has('max_id')).toBe(false)
  const older = await urlOf({ kind: 'friends' }, { maxId: 'O' })
  expect(older.searchParams.get('max_id')).toBe('O')
  expect(older.searchParams.get('limit')).toBe('20')
  expect(older.searchParams.has('since_id')).toBe(false)
})

it('[TL-22] reply_visibility is left out for all', async () => {
  expect(
    (await urlOf({ kind: 'friends' }, { replyVisibility: 'all' })).searchParams.has('reply_visibility'),
  ).toBe(false)
})

it('[TL-23] other values of reply visibility are sent', async () => {
  for (const replyVisibility of ['following', 'self'] as const) {
    const url = await urlOf({ kind: 'friends' }, { replyVisibility })
    expect(url.searchParams.get('reply_visibility')).toBe(replyVisibility)
  }
})

it('[TL-24] with_muted goes along unless it is not wanted', async () => {
  expect((await urlOf({ kind: 'tag', tag: 'cats' })).searchParams.get('with_muted')).toBe('true')
  expect(
    (await urlOf({ kind: 'tag', tag: 'cats' }, { withMuted: false })).searchParams.has('with_muted'),
  ).toBe(false)
})

it.each<[string, TimelineKey, string]>([
  [
    'API-23',
    { kind: 'public' },
    '/api/v1/timelines/public?local=true&only_media=false&with_muted=true&limit=20',
  ],
  [
    'API-24',
    { kind: 'publicAndExternal' },
    '/api/v1/timelines/public?only_media=false&with_muted=true&limit=20',
  ],
  ['API-25', { kind: 'bubble' }, '/api/v1/timelines/bubble?with_muted=true&limit=20'],
  ['API-26', { kind: 'friends' }, '/api/v1/timelines/home?with_muted=true&limit=20'],
  ['API-27', { kind: 'dms' }, '/api/v1/timelines/direct?with_muted=true&limit=20'],
  ['API-28', { kind: 'list', listId: '7' }, '/api/v1/timelines/list/7?with_muted=true&limit=20'],
  [
    'API-29',
    { kind: 'tag', tag: 'größe/x' },
    '/api/v1/timelines/tag/gr%C3%B6%C3%9Fe%2Fx?with_muted=true&limit=20',
  ],
  ['API-31', { kind: 'favorites' }, '/api/v1/favourites?limit=20'],
  ['API-32', { kind: 'bookmarks' }, '/api/v1/bookmarks?limit=20'],
  [
    'API-33',
    { kind: 'user', accountId: 'A' },
    '/api/v1/accounts/A/statuses?exclude_replies=1&with_muted=true&limit=20',
  ],
  [
    'API-34',
    { kind: 'media', accountId: 'A' },
    '/api/v1/accounts/A/statuses?only_media=1&with_muted=true&limit=20',
  ],
  ['API-36', { kind: 'replies', accountId: 'A' }, '/api/v1/accounts/A/statuses?with_muted=true&limit=20'],
])('[%s] the timeline %j is asked for as it should be', async (_, key, expected) => {
  const url = await urlOf(key)
  expect(url.pathname + url.search).toBe(expected)
})

it.each<[string, TimelineKey]>([
  ['API-31', { kind: 'favorites' }],
  ['API-32', { kind: 'bookmarks' }],
])('[%s] older ones of the timeline %j are asked for with max_id', async (_, key) => {
  const url = await urlOf(key, { maxId: 'O' })
  expect(url.search).toBe('?max_id=O&limit=20')
})

it('[API-26] home is asked for with reply_visibility unless all replies are wanted', async () => {
  const search = async (params: TimelineParams) => (await urlOf({ kind: 'friends' }, params)).search
  expect(await search({ replyVisibility: 'following' })).toBe(
    '?with_muted=true&reply_visibility=following&limit=20',
  )
  expect(await search({ replyVisibility: 'all' })).toBe('?with_muted=true&limit=20')
})

it('[API-35] pinned posts are asked for with pinned=true', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchPinned(client, 'A')
  expect(seen[0]?.url).toBe('/api/v1/accounts/A/statuses?pinned=true&with_muted=true')
})

it('mentions are the statuses of notifications', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'notifications-get--include_types')))
  const page = await fetchTimeline(client, { kind: 'mentions' })
  expect(seen[0]?.url).toBe('/api/v1/notifications?types[]=mention&limit=20')
  expect(page.items.length).toBeGreaterThan(0)
})
