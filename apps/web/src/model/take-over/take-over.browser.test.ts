import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { wireAccount } from '../../testing/wire.ts'
import { getNotices } from '../notices.ts'
import { endSession, getSession, readCredentials } from '../session.ts'
import { getServer } from '../server.ts'
import { getSetting } from '../settings.ts'
import { accountKey, type AccountArea, deviceKey } from '../storage/areas.ts'
import { syncNow } from '../sync.ts'
import { keepSettings } from '../sync/testing/settings-server.ts'
import { takeOver } from '../take-over.ts'
import { changeInstance } from '../testing/change-instance.ts'
import { storedDrafts } from '../writing/stored-drafts.ts'
import left from './testing/akkoma-fe-storage.json' with { type: 'json' }

const stored = (area: AccountArea): unknown =>
  JSON.parse(localStorage.getItem(accountKey(area, 'id-wren')) ?? 'null')

/** What akkoma-fe leaves in a browser. */
async function leave(value: object): Promise<void> {
  const database = await openDB('localforage', 1, {
    upgrade: (made) => {
      made.createObjectStore('keyvaluepairs')
    },
  })
  await database.put('keyvaluepairs', value, 'vuex-lz')
  database.close()
  const drafts = {
    status: {
      updatedAt: 1_790_000_000_000,
      data: { status: 'Ещё не отправлено', spoilerText: '', visibility: 'unlisted' },
    },
    'reply:AzPhGpM1Q6nV1xJzFY': {
      updatedAt: 1,
      data: { status: '@mira Later', nsfw: true, spoilerText: 'wool' },
    },
    'reply:true': { updatedAt: 1, data: { status: '@otto Hello', spoilerText: '' } },
    'reply:empty': { updatedAt: 1, data: { status: '', spoilerText: '' } },
  }
  localStorage.setItem('drafts', JSON.stringify(drafts))
}

/** All of it, as text. */
async function whatIsThere(): Promise<string> {
  const database = await openDB('localforage')
  const value: unknown = await database.get('keyvaluepairs', 'vuex-lz')
  database.close()
  return JSON.stringify([value, localStorage.getItem('drafts')])
}

let server: FakeServer
let kept: ReturnType<typeof keepSettings>
beforeEach(() => {
  server = freshWorld()
  kept = keepSettings(server)
  changeInstance({ capabilities: { settingsProfiles: true } })
  server.on('GET /api/v1/accounts/verify_credentials', () => wireAccount({ acct: 'wren' }))
})
afterEach(() => {
  // First: the session does not remove what the next test leaves.
  localStorage.clear()
  endSession('left')
  indexedDB.deleteDatabase('localforage')
})

const oauth = { ...left.oauth, userToken: 'of-akkoma-fe', clientId: 'client', clientSecret: 'secret' }

test('who used akkoma-fe on this origin is signed in, with settings, highlights, emoji and drafts, and is told so once', async () => {
  await leave({ ...left, oauth })
  const before = await whatIsThere()
  await takeOver(server.client)
  expect(getSession()).toMatchObject({ status: 'signedIn', viewerId: 'id-wren', token: 'of-akkoma-fe' })
  expect(readCredentials(getServer())).toMatchObject({ clientId: 'client', clientSecret: 'secret' })
  expect(getSetting('conversationDisplay')).toBe('tree')
  expect(getSetting('highlight')).toEqual(left.config.highlight)
  expect(JSON.parse(localStorage.getItem(deviceKey('choices')) ?? '')).toMatchObject({ sidebarRight: true })
  expect(stored('emoji')).toEqual({ recent: [':blobcat:', '🧶'], tone: 0 })
  const drafts = storedDrafts('id-wren')
  expect(Object.keys(drafts).toSorted()).toEqual(['reply:AzPhGpM1Q6nV1xJzFY', 'status', 'status~1'])
  expect(drafts['status']).toMatchObject({ data: { status: 'Ещё не отправлено' } })
  expect(getNotices().map(({ messageKey }) => messageKey)).toEqual(['session.takenOver'])
  expect(await whatIsThere()).toBe(before)
})

test('what the server has newer is taken before what akkoma-fe left, and a change that akkoma-fe lost is sent', async () => {
  kept.set('pleroma-fe/default', { settings: { ...left.config, greentext: false }, version: 12 })
  await leave({ ...left, oauth })
  await takeOver(server.client)
  await syncNow()
  expect(getSetting('greentext')).toBe(false)
  expect(kept.get('pleroma-fe/default')?.version).toBe(12)
  endSession('left')
  await expect.poll(whatIsThere).toBe('[null,null]')
  localStorage.clear()
  await leave({ ...left, oauth })
  kept.set('pleroma-fe/default', { settings: { ...left.config, greentext: false }, version: 9 })
  await takeOver(server.client)
  await syncNow()
  expect(getSetting('greentext')).toBe(true)
  expect(kept.get('pleroma-fe/default')).toMatchObject({ settings: { greentext: true }, version: 10 })
})

test.each([
  ['nobody was signed in', { ...oauth, userToken: null }, 200],
  ['the server does not take the token any more', oauth, 401],
])('where %s, nothing of theirs is for whoever looks now', async (_why, credentials, status) => {
  server.on('GET /api/v1/accounts/verify_credentials', () => Response.json(wireAccount(), { status }))
  await leave({ ...left, oauth: credentials })
  await takeOver(server.client)
  expect(getSession().status).toBe('visitor')
  expect(getSetting('conversationDisplay')).toBe('linear')
  expect(localStorage.getItem(deviceKey('taken-over'))).toBe('true')
})

test.each([
  [null],
  ['text'],
  [[]],
  [{ config: 'x', oauth: { userToken: 7 } }],
  [{ oauth: { userToken: 'of-akkoma-fe' } }],
])('damaged storage is read as far as it goes: %j', async (value) => {
  await leave(value as object)
  localStorage.setItem('drafts', '{{')
  await takeOver(server.client)
  expect(localStorage.getItem(deviceKey('taken-over'))).not.toBeNull()
})

test('[AUTH-09] who signs out leaves nothing of what akkoma-fe kept either', async () => {
  await leave({ ...left, oauth })
  await takeOver(server.client)
  endSession('left')
  await expect.poll(whatIsThere).toBe('[null,null]')
})

test('the storage of akkoma-fe stays while the session is expected back, and when another user signs out', async () => {
  await leave({ ...left, oauth })
  const before = await whatIsThere()
  await takeOver(server.client)
  endSession('refused')
  localStorage.setItem(deviceKey('taken-over'), '"id-of-another"')
  await signIn(server)
  endSession('left')
  await expect.poll(() => indexedDB.databases().then((all) => all.length)).toBeGreaterThan(0)
  expect(await whatIsThere()).toBe(before)
})

test('a server that is away is asked again by the next start', async () => {
  await leave({ ...left, oauth })
  server.faults.set('/api/v1/accounts/verify_credentials', 'unreachable')
  await expect(takeOver(server.client)).rejects.toThrow()
  expect(localStorage.getItem(deviceKey('taken-over'))).toBeNull()
  server.faults.clear()
  await takeOver(server.client)
  expect(getSession().status).toBe('signedIn')
})

test('what somebody has here already stays', async () => {
  localStorage.setItem(
    accountKey('drafts', 'id-wren', 'status'),
    JSON.stringify({ updatedAt: 2, data: { status: 'mine' } }),
  )
  localStorage.setItem(accountKey('settings', 'id-wren'), JSON.stringify({ greentext: false }))
  await leave({ ...left, oauth })
  await takeOver(server.client)
  expect(storedDrafts('id-wren')['status']).toMatchObject({ data: { status: 'mine' } })
  expect(getSetting('greentext')).toBe(false)
})
