import { expect, it } from 'vitest'
import { createFakeServer, json, type Seen } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  changeListMembers,
  createList,
  deleteList,
  fetchListMembers,
  fetchListsOf,
  renameList,
} from './lists.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const written = (call: Seen | undefined) => {
  const { body } = call?.init ?? {}
  return `${call?.method} ${call?.url} ${typeof body === 'string' ? body : ''}`
}

it('[API-99] a list is made with its title', async () => {
  const { client, seen } = createFakeServer(answer('lists-post'))
  expect(await createList(client, 'Friends')).toEqual({ id: '1', title: 'Friends' })
  expect(written(seen[0])).toBe('POST /api/v1/lists {"title":"Friends"}')
})

it('[API-101] a list is renamed', async () => {
  const { client, seen } = createFakeServer(answer('lists-put'))
  expect(await renameList(client, 'a/b', 'Best friends')).toEqual({ id: '1', title: 'Best friends' })
  expect(written(seen[0])).toBe('PUT /api/v1/lists/a%2Fb {"title":"Best friends"}')
})

it('[API-102] a list is deleted', async () => {
  const { client, seen } = createFakeServer(answer('lists-delete'))
  await deleteList(client, '2')
  expect(written(seen[0])).toBe('DELETE /api/v1/lists/2 ')
})

it('[API-103] the people of a list come all at once, without a limit', async () => {
  const { client, seen } = createFakeServer(answer('lists-accounts-get'))
  const members = await fetchListMembers(client, '1')
  expect(members.map(({ acct }) => acct)).toContain('bob')
  expect(seen.map(written)).toEqual(['GET /api/v1/lists/1/accounts '])
})

it('[API-103] where they come in pages, all pages are asked for, and a server that repeats itself only once more', async () => {
  const next = { link: '<https://a.example/api/v1/lists/1/accounts?max_id=7>; rel="next"' }
  const body = bodyOf('akkoma-3.16', 'lists-accounts-get')
  const { client, seen } = createFakeServer(json(body, { headers: next }))
  await fetchListMembers(client, '1')
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/lists/1/accounts',
    '/api/v1/lists/1/accounts?max_id=7',
  ])
})

it('[API-104] [API-105] people are put into a list and taken out of it by their ids', async () => {
  const { client, seen } = createFakeServer(answer('lists-accounts-post'), answer('lists-accounts-delete'))
  await changeListMembers(client, '1', ['A', 'B'], true)
  await changeListMembers(client, '1', ['B'], false)
  expect(seen.map(written)).toEqual([
    'POST /api/v1/lists/1/accounts {"account_ids":["A","B"]}',
    'DELETE /api/v1/lists/1/accounts {"account_ids":["B"]}',
  ])
})

it('tells which lists somebody is in', async () => {
  const { client, seen } = createFakeServer(answer('accounts-lists--one'))
  expect(await fetchListsOf(client, 'A')).toEqual([{ id: '1', title: 'Best friends' }])
  expect(written(seen[0])).toBe('GET /api/v1/accounts/A/lists ')
})
