import { fetchAccount, fetchRelationships, type AccountId } from '@skein/api'
import { beforeEach, expect, test } from 'vitest'

import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { getClient } from '../client.ts'
import { countingFollows } from './follow-counts.ts'
import { entityStore } from './store.ts'

const mira = 'id-mira' as AccountId
const wren = 'id-wren' as AccountId
let server: FakeServer

/** What the two are to each other, as the server tells it. */
async function relation(change: object = {}) {
  const nothing = { id: mira, following: false, followed_by: false, requested: false }
  server.on('GET /api/v1/accounts/relationships', () => [{ ...nothing, ...change }])
  for (const each of await fetchRelationships(getClient(), [mira])) entityStore.ingestRelationship(each)
}

async function become(change: object) {
  const nothing = { id: mira, following: false, followed_by: false, requested: false }
  server.on('GET /api/v1/accounts/relationships', () => [{ ...nothing, ...change }])
  const told = await fetchRelationships(getClient(), [mira])
  countingFollows(mira, () => told.forEach(entityStore.ingestRelationship))
}

const counts = (id: AccountId) => {
  const { followingCount, followersCount } = entityStore.accounts.get(id) ?? {}
  return [followingCount, followersCount]
}

async function meet(change: object = {}) {
  const account = wireAccount({ acct: 'mira', following_count: 10, followers_count: 20, ...change })
  server.on(`GET /api/v1/accounts/${mira}`, () => account)
  entityStore.ingestAccount(await fetchAccount(getClient(), mira))
}

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  await meet()
})

test('a follow is counted with both people, and no longer when it ends', async () => {
  await relation()
  await become({ following: true })
  expect([counts(wren), counts(mira)]).toEqual([
    [1, 0],
    [10, 21],
  ])
  await become({})
  expect([counts(wren), counts(mira)]).toEqual([
    [0, 0],
    [10, 20],
  ])
})

test('a request is not counted', async () => {
  await relation()
  await become({ requested: true })
  expect([counts(wren), counts(mira)]).toEqual([
    [0, 0],
    [10, 20],
  ])
})

test('a block that ends both ways of following is counted both ways', async () => {
  server.on(`GET /api/v1/accounts/${wren}`, () =>
    wireAccount({ acct: 'wren', following_count: 3, followers_count: 4 }),
  )
  entityStore.ingestAccount(await fetchAccount(getClient(), wren))
  await relation({ following: true, followed_by: true })
  await become({ blocking: true })
  expect([counts(wren), counts(mira)]).toEqual([
    [2, 3],
    [9, 19],
  ])
})

test('a change that the socket brought before the answer is not counted again', async () => {
  await relation({ following: true })
  await become({ following: true })
  expect([counts(wren), counts(mira)]).toEqual([
    [0, 0],
    [10, 20],
  ])
})

test('a hidden number stays as it is, and none goes below 0', async () => {
  await meet({ pleroma: { hide_followers_count: true } })
  await relation({ following: true })
  await become({})
  expect([counts(wren), counts(mira)]).toEqual([
    [0, 0],
    [10, 20],
  ])
})
