import { fetchRelationships, fetchStatus, type AccountId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { FakeServer } from '../../testing/fake-server.ts'
import { wireStatus } from '../../testing/wire.ts'
import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { openDatabase } from '../kept/database.ts'
import { beforeForgetting, beginSession, endSession, onSignOut } from '../session.ts'
import {
  accountKey,
  areas,
  deviceKey,
  prefixOf,
  type AccountArea,
  type DeviceArea,
} from '../storage/areas.ts'
import { forgetAll, readAccount } from '../testing/fake-server.ts'
import { forgetWithSession, ofSession, sessionStore, sessionValue } from './memory.ts'

const me = '1'
const elsewhere = 'https://elsewhere.example'
const names = Object.keys(areas) as (keyof typeof areas)[]
const ofAccount = names.filter((name): name is AccountArea => areas[name].of === 'account')
const ofDevice = names.filter((name): name is DeviceArea => areas[name].of === 'device')

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await openDatabase()).transaction(['views', 'ages', 'files'], 'readwrite')
  for (const name of transaction.objectStoreNames) work(transaction.objectStore(name))
  await new Promise<void>((resolve) => transaction.addEventListener('complete', () => resolve()))
}

/** Puts something under a key into the storage of its area. */
async function fill(
  storage: (typeof areas)[keyof typeof areas]['storage'],
  key: string,
  value = 'kept',
): Promise<void> {
  if (storage === 'local') localStorage.setItem(key, JSON.stringify(value))
  if (storage === 'tab') sessionStorage.setItem(key, JSON.stringify(value))
  if (storage === 'cache') await (await caches.open(key)).put('/kept', new Response(value))
  if (storage === 'database') await change((store) => store.put(value, key))
}

async function recordKeys(): Promise<string[]> {
  const keys: string[] = []
  await change((store) => {
    const request = store.getAllKeys()
    request.addEventListener('success', () => keys.push(...request.result.map(String)))
  })
  return keys
}

/** Every key in every storage of the browser. */
async function allKeys(): Promise<string[]> {
  const kept = [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await recordKeys(),
    await caches.keys(),
  ]
  return kept.flat().filter((key) => key.startsWith('skein.'))
}

/** All that is kept in the browser, keys and values, as one text. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await recordKeys()]
  await change((store) => {
    const request = store.getAll()
    request.addEventListener('success', () => kept.push(...request.result))
  })
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    kept.push(name)
    for (const { url } of await cache.keys()) kept.push(url, await (await cache.match(url))?.text())
  }
  return JSON.stringify(kept)
}

/** Every area of an account, as it is and with something below it. */
const keysOf = (prefix: string) =>
  ofAccount.flatMap((area) => [`${prefix}${area}`, `${prefix}${area}.some.thing`])

async function fillEverything(): Promise<void> {
  for (const area of ofAccount)
    for (const key of [accountKey(area, me), accountKey(area, me, 'some.thing'), accountKey(area, '')])
      await fill(areas[area].storage, key)
  for (const area of ofDevice) await fill(areas[area].storage, deviceKey(area))
  for (const area of ofAccount) await fill(areas[area].storage, `${prefixOf(me, elsewhere)}${area}`)
}

async function clearEverything(): Promise<void> {
  forgetAll()
  await change((store) => store.clear())
  for (const name of await caches.keys()) await caches.delete(name)
}

beforeEach(async () => {
  await clearEverything()
  beginSession('of-wren', await readAccount())
})
afterEach(async () => {
  endSession('left')
  await clearEverything()
})

test('of who signs out nothing stays in any storage, whatever code was loaded', async () => {
  await fillEverything()
  // What an older or newer client keeps under the same beginning.
  localStorage.setItem(`${prefixOf(me)}of-tomorrow`, '1')
  await caches.open(`${prefixOf(me)}of-tomorrow`)
  endSession('left')
  await expect.poll(async () => (await allKeys()).filter((key) => key.startsWith(prefixOf(me)))).toEqual([])
  const left = await allKeys()
  for (const area of ofAccount) expect(left, area).toContain(accountKey(area, ''))
  for (const area of ofDevice) expect(left, area).toContain(deviceKey(area))
  expect(Object.values(localStorage).join(' ')).not.toContain('of-wren')
})

test.each(['signed out', 'signed out after a token of theirs was refused'])(
  'neither id nor token of who %s stands in any value that is kept',
  async (how) => {
    const [id, token] = ['AliceInTheFen42', 'token-of-alice']
    const alice = { ...(await readAccount()), id: id as AccountId }
    const keep = async () => {
      beginSession(token, alice)
      for (const area of ofAccount) await fill(areas[area].storage, accountKey(area, id), `${id} ${token}`)
    }
    await keep()
    if (how !== 'signed out') {
      endSession('refused')
      await keep()
    }
    const before = await everythingKept()
    for (const trace of [id, token]) expect(before).toContain(trace)
    endSession('left')
    await expect.poll(everythingKept).not.toContain(id)
    expect(await everythingKept()).not.toContain(token)
  },
)

test('the account of the same id at another server keeps what is its own', async () => {
  await fillEverything()
  endSession('left')
  await expect.poll(async () => (await allKeys()).filter((key) => key.startsWith(prefixOf(me)))).toEqual([])
  const left = await allKeys()
  for (const area of ofAccount) expect(left).toContain(`${prefixOf(me, elsewhere)}${area}`)
})

test('a refused token leaves what its owner needs when they are back, and only that', async () => {
  await fillEverything()
  endSession('refused')
  const staying = ofAccount.filter((area) => 'staysWhenRefused' in areas[area])
  const mine = async () => [...new Set(await allKeys())].filter((key) => key.startsWith(prefixOf(me)))
  await expect
    .poll(async () => (await mine()).toSorted())
    .toEqual(staying.flatMap((area) => [accountKey(area, me), accountKey(area, me, 'some.thing')]).toSorted())
  expect(staying).toEqual(expect.arrayContaining(['drafts', 'outbox', 'positions', 'settings', 'files']))
})

test('when another tab changed who is signed in only what is this tab’s own goes', async () => {
  await fillEverything()
  endSession('elsewhere')
  const left = await allKeys()
  for (const area of ofAccount) {
    const stays = areas[area].storage !== 'tab'
    expect(left.includes(accountKey(area, me)), area).toBe(stays)
  }
  expect(keysOf(prefixOf(me)).some((key) => left.includes(key))).toBe(true)
})

test('after signing out the posts, marks and relations of before are gone from memory', async () => {
  const server = new FakeServer()
  server.reply = () => wireStatus({ id: 's1', favourited: true })
  const id = entityStore.ingestStatus(await fetchStatus(getClient(), 's1'))
  entityStore.statuses.patch(id, { isBookmarked: true })
  server.reply = () => [{ id: 'id-ada', following: true }]
  for (const relation of await fetchRelationships(getClient(), ['id-ada']))
    entityStore.ingestRelationship(relation)
  expect(entityStore.statuses.get(id)).toMatchObject({ isFavourited: true, isBookmarked: true })
  expect(entityStore.relationships.get('id-ada' as AccountId)).toMatchObject({ following: true })
  endSession('left')
  const { statuses, accounts, relationships, polls, notifications } = entityStore
  for (const table of [statuses, accounts, relationships, polls, notifications])
    expect([...table.keys()]).toEqual([])
  expect(statuses.get(id)).toBeUndefined()
})

test('memory of a session is empty in the next one, and begins anew when somebody signs in', async () => {
  const opened = ofSession(new Set<string>())
  const chosen = sessionStore(() => ({ isOpen: false }))
  const asked = sessionValue<string | null>(() => null)
  const use = () => {
    opened.add('s1')
    chosen.setState({ isOpen: true })
    asked.current = 'who'
  }
  const now = () => [opened.size, chosen.getState().isOpen, asked.current]
  use()
  endSession('left')
  expect(now()).toEqual([0, false, null])
  use()
  beginSession('of-wren', await readAccount())
  expect(now()).toEqual([0, false, null])
})

test('first whoever has something in hand hears of the end, then memory goes, the entities last; then a visitor begins', async () => {
  const order: string[] = []
  const note = (what: string) =>
    order.push(`${what}, ${entityStore.accounts.get(me as AccountId) ? 'known' : 'gone'}`)
  const stops = [
    onSignOut(() => note('a visitor')),
    forgetWithSession(() => note('memory')),
    beforeForgetting(() => note(`in hand, ${localStorage.getItem(accountKey('drafts', me)) ?? 'nothing'}`)),
  ]
  localStorage.setItem(accountKey('drafts', me), 'stored')
  endSession('left')
  for (const stop of stops) stop()
  expect(order).toEqual(['in hand, stored, known', 'memory, known', 'a visitor, gone'])
})
