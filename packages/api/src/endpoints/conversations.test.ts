import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchConversations, markConversationRead } from './conversations.ts'

const recorded = bodyOf('akkoma-3.16', 'conversations') as unknown[]

it('conversations are asked for page by page, and the link of the answer tells where the next begins', async () => {
  const link = '<https://fen.example/api/v1/conversations?max_id=2>; rel="next"'
  const { client, seen } = createFakeServer(() => json(recorded, { headers: { link } }))
  const first = await fetchConversations(client)
  expect(first.items.map(({ id }) => id)).toEqual(recorded.map((each) => (each as { id: string }).id))
  expect(first.next).toBe('2')
  await fetchConversations(client, { maxId: first.next, limit: 5 })
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/conversations?limit=20',
    '/api/v1/conversations?max_id=2&limit=5',
  ])
})

it('a conversation is marked as read, and the answer is the conversation', async () => {
  const { client, seen } = createFakeServer(json(recorded[0]))
  expect(await markConversationRead(client, '5/6')).toMatchObject({
    id: '5',
    lastStatus: { scope: 'direct' },
  })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/v1/conversations/5%2F6/read'])
})
