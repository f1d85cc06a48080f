import type { AccountId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readDraft, readDrafts } from '../writing/drafts.ts'
import { migrateStorage } from './migrate.ts'
import { readEntries } from '../outbox/stored-entries.ts'
import { getServer } from '../server.ts'
import { readCredentials } from '../session/credentials.ts'
import { consumeReturnPath } from '../session/interrupted.ts'
import { readSession } from '../session/read-session.ts'
import { readChosen } from '../settings/chosen.ts'
import { accountKey, deviceKey, serverKey, type StorageKey } from './areas.ts'
import { readStored, readTab, removeStored, storedKeys } from './values.ts'
import { forgetAll, readAccount } from '../testing/fake-server.ts'
import { localBefore, tabBefore } from '../testing/storage-before.ts'

const me = 'A.1'

const before = localBefore({ ...(await readAccount()), id: me as AccountId })

function lay(local = before): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value))
  for (const [key, text] of Object.entries(tabBefore)) sessionStorage.setItem(key, text)
}

const oldKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => key.startsWith('skein.') && !/^skein\.(?:account|visitor|device)\./.test(key),
  )

/** The storage takes nothing new. */
function fill() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}

beforeEach(forgetAll)
afterEach(() => {
  vi.restoreAllMocks()
  // Also what is in memory only.
  for (const key of storedKeys('skein.')) removeStored(key)
  forgetAll()
})

test('what the version before kept is found again: sign-in, settings, drafts, outbox, places and the rest', () => {
  lay()
  migrateStorage()
  expect(oldKeys()).toEqual([])
  expect(readSession()).toMatchObject({ status: 'signedIn', viewerId: me, token: 'of-wren' })
  expect(readCredentials(getServer())).toMatchObject({ clientId: 'client', appToken: 'of-app' })
  expect(readCredentials('https://elsewhere.example').clientId).toBe('other')
  expect(readChosen(me)).toEqual({ theme: 'linen', streaming: true, fromTheFuture: 1 })
  expect(readChosen('')).toEqual({})
  expect(readDrafts(me).map(([key, { data }]) => [key, data.status])).toEqual([
    ['status', 'Herons at dusk'],
    ['reply:s1', 'Ferries at dawn'],
  ])
  expect(readDraft('crow', 'status')?.status).toBe('Crows')
  expect(readEntries(me)).toMatchObject([{ id: '17', kind: 'post', post: { status: 'Herons at dusk' } }])
  const mine: [area: Parameters<typeof accountKey>[0], key: string][] = [
    ['emoji', 'skein.emoji.A.1'],
    ['threads-read', 'skein.threads-read.A.1'],
    ['palette', 'skein.palette.A.1'],
    ['mutes', 'skein.mutes.A.1'],
    ['searches', 'skein.searches.A.1'],
    ['suggestions', 'skein.suggestions.A.1'],
  ]
  for (const [area, key] of mine) expect(readStored(accountKey(area, me)), area).toEqual(before[key])
  expect(readStored(accountKey('searches', ''))).toEqual(['owls'])
  expect(readStored(accountKey('positions', me))).toMatchObject({ friends: { id: 'Q5' } })
  expect(readStored(accountKey('positions', ''))).toMatchObject({ public: { id: 'Q7' } })
  expect(readStored(serverKey('landing'))).toEqual(before['skein.landing'])
  expect(readStored(serverKey('instance'))).toEqual(before['skein.instance'])
  expect(readTab(accountKey('places', me))).toEqual(JSON.parse(tabBefore['skein.places'] ?? ''))
  expect(readTab(accountKey('thread-visits', me))).toEqual(JSON.parse(tabBefore['skein.thread-visits'] ?? ''))
  expect(readTab(accountKey('asides', me))).toEqual({ status: 'status~7' })
  expect(readTab(deviceKey('scroll'))).toEqual([['entry', 1200]])
  expect(readTab(deviceKey('sign-up'))).toEqual({ username: 'newcomer' })
  expect(readTab(deviceKey('message'))).toBe('hi there')
  expect(readTab(deviceKey('oauth-state'))).toEqual({ state: '0a1b2c' })
  expect(consumeReturnPath()).toBe('/notice/s1')
})

test('the settings of a visitor stay a visitor’s', () => {
  lay({ 'skein.settings': { theme: 'linen' } })
  migrateStorage()
  expect(readChosen('')).toEqual({ theme: 'linen' })
  expect(oldKeys()).toEqual([])
})

test('a full storage loses no text: it is at hand, stays where it was, and is brought over when there is room', () => {
  lay()
  const full = fill()
  migrateStorage()
  expect(readDraft(me, 'status')?.status).toBe('Herons at dusk')
  expect(readEntries(me)).toHaveLength(1)
  expect(readSession()).toMatchObject({ viewerId: me, token: 'of-wren' })
  expect(oldKeys()).toEqual(expect.arrayContaining(['skein.drafts', 'skein.outbox.A.1.17', 'skein.oauth']))
  full.mockRestore()
  // The next start: memory is empty.
  for (const key of storedKeys('skein.account.')) removeStored(key)
  migrateStorage()
  expect(readDraft(me, 'status')?.status).toBe('Herons at dusk')
  expect(readEntries(me)).toHaveLength(1)
  expect(oldKeys()).toEqual([])
})

test('what an older tab still writes is not put over what is newer: a draft stands beside it', () => {
  lay()
  migrateStorage()
  const drafts = { [me]: { status: { updatedAt: 9, data: { status: 'Herons, from the older tab' } } } }
  localStorage.setItem('skein.drafts', JSON.stringify(drafts))
  localStorage.setItem('skein.settings', JSON.stringify({ theme: 'dusk' }))
  migrateStorage()
  const texts = readDrafts(me).map(([, { data }]) => data.status)
  expect(texts.toSorted()).toEqual(['Ferries at dawn', 'Herons at dusk', 'Herons, from the older tab'])
  expect(readDraft(me, 'status')?.status).toBe('Herons at dusk')
  expect(readChosen(me)).toMatchObject({ theme: 'linen' })
})

test.each(['{ half a', '7', '[]', 'null', '{"A.1":7,"x":{"status":null}}', ''])(
  'whatever else stands there (%s) does no harm',
  (text) => {
    for (const key of [...Object.keys(before), 'skein.of-tomorrow']) localStorage.setItem(key, text)
    for (const key of Object.keys(tabBefore)) sessionStorage.setItem(key, text)
    migrateStorage()
    expect(readSession().status).toBe('visitor')
    expect(readDrafts(me)).toEqual([])
    expect(readEntries(me)).toEqual([])
    expect(oldKeys()).toEqual(['skein.of-tomorrow' satisfies StorageKey])
  },
)
