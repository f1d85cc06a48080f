import {
  fetchAccount,
  fetchRelationships,
  fetchStaticConfig,
  fetchStatus,
  isApiError,
  type AccountId,
  type StatusId,
} from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { wireStatus } from '../testing/wire.ts'
import { getClient, openClient, setClient } from './client.ts'
import { entityStore } from './entities/store.ts'
import { readAnew } from './other-tabs.ts'
import { beginSession, endSession } from './session.ts'
import { forgetAll, readAccount } from './testing/fake-server.ts'

const id = 's1' as StatusId
/** What was asked, each with the way to answer it. */
let asked: ((body: unknown, status?: number) => void)[]

beforeEach(async () => {
  forgetAll()
  asked = []
  openClient({
    fetch: () =>
      new Promise((resolve) => asked.push((body, status = 200) => resolve(Response.json(body, { status })))),
  })
  beginSession('of-wren', await readAccount())
})
afterEach(() => {
  endSession('left')
  setClient(null)
  forgetAll()
})

const signInAda = async () => beginSession('of-ada', { ...(await readAccount()), id: '2' as AccountId })
const isGivenUp = (question: Promise<unknown>) =>
  question.then(
    () => false,
    (error: unknown) => isApiError(error, 'aborted'),
  )
const ingestOne = async () => entityStore.ingestStatus(await fetchStatus(getClient(), id))

test('an answer that comes after signing out is not taken in, neither by a visitor nor by who signs in next', async () => {
  const [post, relation] = [ingestOne(), fetchRelationships(getClient(), ['2'])]
  await expect.poll(() => asked).toHaveLength(2)
  endSession('left')
  asked[0]?.(wireStatus({ id, favourited: true }))
  expect(await isGivenUp(post)).toBe(true)
  await signInAda()
  asked[1]?.([{ id: '2', following: true }])
  expect(await isGivenUp(relation)).toBe(true)
  expect([...entityStore.statuses.keys()]).toEqual([])
  expect([...entityStore.relationships.keys()]).toEqual([])
})

test('what a visitor asked is nothing for who signed in meanwhile', async () => {
  endSession('left')
  const post = ingestOne()
  await expect.poll(() => asked).toHaveLength(1)
  await signInAda()
  asked[0]?.(wireStatus({ id, favourited: false }))
  expect(await isGivenUp(post)).toBe(true)
  expect(entityStore.statuses.get(id)).toBeUndefined()
})

test('what one account may not see any more is not gone for the next', async () => {
  const first = ingestOne()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.(wireStatus({ id }))
  await first
  const anew = readAnew(id)
  await expect.poll(() => asked).toHaveLength(2)
  endSession('left')
  await signInAda()
  const ofAda = ingestOne()
  await expect.poll(() => asked).toHaveLength(3)
  asked[2]?.(wireStatus({ id }))
  await ofAda
  asked[1]?.({ error: 'Record not found' }, 404)
  await anew
  expect(entityStore.statuses.get(id)?.isDeleted).not.toBe(true)
})

test('a post that another tab changed is asked for by the next account while the question of the last is on its way', async () => {
  const seen = async () => {
    const before = asked.length
    const question = ingestOne()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    asked.at(-1)?.(wireStatus({ id }))
    await question
  }
  await seen()
  void readAnew(id)
  await expect.poll(() => asked).toHaveLength(2)
  endSession('left')
  await signInAda()
  await seen()
  void readAnew(id)
  await expect.poll(() => asked).toHaveLength(4)
})

test('what a server says to everybody arrives whoever looks by then, and so does what is asked with a token of its own', async () => {
  const said = fetchStaticConfig(getClient())
  const checked = fetchAccount(getClient(), '2', { token: 'tried' })
  await expect.poll(() => asked).toHaveLength(2)
  endSession('left')
  for (const answer of asked) answer({ id: '2', username: 'ada', acct: 'ada', url: '/users/ada' })
  expect(await isGivenUp(said)).toBe(false)
  expect(await isGivenUp(checked)).toBe(false)
})
