import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { Client } from '../http/call.ts'
import { fetchSuggestions } from './accounts.ts'
import { fetchFollows } from './follows.ts'
import { fetchInstance, fetchPeers } from './instance.ts'
import { fetchFollowedTags } from './tags.ts'

async function asked(read: (client: Client) => Promise<unknown>, ...replies: Response[]): Promise<string[]> {
  const { client, seen } = createFakeServer(...replies)
  await read(client)
  return seen.map(({ method, url }) => `${method} ${url}`)
}

const list = () => json([])

it('[API-12] the instance is read without parameters', async () => {
  const reply = json({ uri: 'server.example', title: 'Server' })
  expect(await asked((client) => fetchInstance(client), reply)).toEqual(['GET /api/v1/instance'])
})

it('the servers that a server knows are read at once; what is no name is left out', async () => {
  const { client, seen } = createFakeServer(
    json(bodyOf('akkoma-3.16', 'instance-peers')),
    json(['far.example', null, 7, 'bog.example']),
  )
  expect(await fetchPeers(client)).toEqual(['localhost'])
  expect(await fetchPeers(client)).toEqual(['far.example', 'bog.example'])
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/instance/peers', '/api/v1/instance/peers'])
})

it('[API-67] whom somebody follows comes by twenty, with their relationships', async () => {
  expect(await asked((client) => fetchFollows(client, 'following', 'a/b'), list())).toEqual([
    'GET /api/v1/accounts/a%2Fb/following?limit=20&with_relationships=true',
  ])
  const next = (client: Client) => fetchFollows(client, 'following', 'a', { maxId: '9', sinceId: '3' })
  expect(await asked(next, list())).toEqual([
    'GET /api/v1/accounts/a/following?max_id=9&since_id=3&limit=20&with_relationships=true',
  ])
})

it('[API-67] a page has as many people as the caller asks for', async () => {
  const large = (client: Client) => fetchFollows(client, 'following', 'a', { limit: 80 })
  expect(await asked(large, list())).toEqual([
    'GET /api/v1/accounts/a/following?limit=80&with_relationships=true',
  ])
})

it('[API-68] who follows somebody comes by twenty, with their relationships', async () => {
  expect(await asked((client) => fetchFollows(client, 'followers', 'a/b'), list())).toEqual([
    'GET /api/v1/accounts/a%2Fb/followers?limit=20&with_relationships=true',
  ])
  const next = (client: Client) => fetchFollows(client, 'followers', 'a', { maxId: '9', sinceId: '3' })
  expect(await asked(next, list())).toEqual([
    'GET /api/v1/accounts/a/followers?max_id=9&since_id=3&limit=20&with_relationships=true',
  ])
})

it('[API-87] suggestions are asked of the older call, without parameters, where the newer does not exist', async () => {
  const missing = json({ error: 'Not implemented' }, { status: 404 })
  expect(await asked((client) => fetchSuggestions(client), missing, list())).toEqual([
    'GET /api/v2/suggestions',
    'GET /api/v1/suggestions',
  ])
})

it('[API-97] the hashtags that one follows are asked for from where the page before ended', async () => {
  expect(await asked((client) => fetchFollowedTags(client), list())).toEqual(['GET /api/v1/followed_tags'])
  const next = (client: Client) => fetchFollowedTags(client, { maxId: '9' })
  expect(await asked(next, list())).toEqual(['GET /api/v1/followed_tags?max_id=9'])
})

it('a list that a server writes as null is empty, and what is no list is an error', async () => {
  const { client } = createFakeServer(json(null), json({}))
  await expect(fetchFollowedTags(client)).resolves.toMatchObject({ items: [], dropped: 0 })
  await expect(fetchFollowedTags(client)).rejects.toMatchObject({ kind: 'garbage' })
})
