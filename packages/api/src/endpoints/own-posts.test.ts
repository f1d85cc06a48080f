import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchPostsOf } from './own-posts.ts'

it('what an account has posted comes with what the server takes for the time', async () => {
  const posts = bodyOf('akkoma-3.16', 'accounts-statuses')
  const { client, seen } = createFakeServer(
    json(posts, { headers: { date: 'Tue, 24 Nov 2026 02:15:55 GMT' } }),
    json(posts, { headers: { date: 'soon' } }),
    json(posts),
  )
  const first = await fetchPostsOf(client, '9', { maxId: 'M' })
  expect(first.serverTime).toBe(Date.parse('2026-11-24T02:15:55Z'))
  expect(first.items.length).toBeGreaterThan(0)
  expect(seen[0]?.url).toBe(
    '/api/v1/accounts/9/statuses?exclude_reblogs=true&with_muted=true&max_id=M&limit=40',
  )
  expect((await fetchPostsOf(client, '9')).serverTime).toBeNull()
  expect((await fetchPostsOf(client, '9')).serverTime).toBeNull()
})

it('of a post that cannot be read it is told when it was made, where that can be read', async () => {
  const posts = bodyOf('akkoma-3.16', 'accounts-statuses') as readonly object[]
  const broken = { id: 'B', created_at: '2026-11-24T02:00:00.000Z', account: 7 }
  const { client } = createFakeServer(json([broken, ...posts, { id: 'C', account: 7 }, null]))
  const { items, dropped, unreadTimes } = await fetchPostsOf(client, '9')
  expect(items).toHaveLength(posts.length)
  expect(dropped).toBe(3)
  expect(unreadTimes).toEqual([Date.parse('2026-11-24T02:00:00Z'), Number.NaN, Number.NaN])
})
