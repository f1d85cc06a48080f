import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { dismiss, getNotices, noticeMs } from '../notices.ts'
import { endSession } from '../session.ts'
import { getSetting, setSetting, type SettingName, type SettingValue } from '../settings.ts'
import { accountKey, type AccountArea } from '../storage/areas.ts'
import { changeInstance } from '../testing/change-instance.ts'
import {
  chooseProfile,
  createProfile,
  deleteProfile,
  listProfiles,
  SETTINGS_DELAY_MS,
  SETTINGS_INTERVAL_MS,
  startSync,
  syncNow,
} from '../sync.ts'
import type { Stored } from './merge.ts'
import { getSync } from './state.ts'
import { readKept } from './stored.ts'
import akkomaFe from './testing/akkoma-fe-profile.json' with { type: 'json' }
import { keepSettings } from './testing/settings-server.ts'
import { pollWithTimers } from '../../testing/poll-with-timers.ts'

const sharedPlace = 'pleroma-fe/default'
const ownPlace = 'skein/default'
const path = (place: string) => `/api/v1/akkoma/frontend_settings/${place}`

let server: FakeServer
let kept: Map<string, Stored>

const stored = (area: AccountArea): unknown =>
  JSON.parse(localStorage.getItem(accountKey(area, 'id-wren')) ?? 'null')
const profileInUse = () => {
  const { name, sharedVersion } = readKept('id-wren').synced
  return { name, version: sharedVersion }
}
const setLater = async <Name extends SettingName>(name: Name, value: SettingValue<Name> | undefined) => {
  setSetting(name, value)
  await syncNow('send')
}

beforeEach(() => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: true } })
  kept = keepSettings(server)
})
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of getNotices()) dismiss(id)
  endSession('left')
  localStorage.clear()
})

test('[SYNC-06] the settings are asked for once somebody has signed in, and never for a visitor', async () => {
  await syncNow()
  setSetting('greentext', true)
  await syncNow('send')
  expect(server.calls).toEqual([])
  await signIn(server)
  await syncNow()
  expect(server.asked(`GET ${path('pleroma-fe')}`)).toHaveLength(1)
})

test('[SYNC-01] without a profile the one in use is called default and has version 0', async () => {
  await signIn(server)
  expect(profileInUse()).toEqual({ name: 'default', version: 0 })
})

test('[SYNC-05] a profile that is not there is created, with what the visitor had chosen', async () => {
  setSetting('greentext', true)
  await signIn(server)
  await syncNow()
  expect(kept.get(sharedPlace)).toEqual({
    settings: { greentext: true, profile: 'default', profileVersion: 1 },
    version: 1,
  })
  expect(getSetting('greentext')).toBe(true)
})

test('[ERR-21] a profile that is not there is not asked for; a warning says that it is created', async () => {
  await signIn(server)
  await syncNow()
  expect(server.asked(`GET ${path(sharedPlace)}`)).toEqual([])
  expect(getNotices()).toMatchObject([
    { level: 'warning', messageKey: 'settingsSync.creating', messageArgs: { name: 'default' } },
  ])
  for (const { id } of getNotices()) dismiss(id)
  await setLater('greentext', true)
  await syncNow()
  expect(getNotices()).toEqual([])
})

test('[ERR-21] a failed exchange shows one notice for 5 s with the server’s words, and another after it worked', async () => {
  kept.set(sharedPlace, { settings: {}, version: 1 })
  await signIn(server)
  const fail = () =>
    server.on(`GET ${path(sharedPlace)}`, () => Response.json({ error: 'Not today' }, { status: 500 }))
  fail()
  await syncNow()
  await syncNow()
  expect(getNotices()).toMatchObject([
    {
      level: 'error',
      messageKey: 'settingsSync.syncFailed',
      messageArgs: { reason: { serverMessage: 'Not today' } },
      timeout: noticeMs.error,
    },
  ])
  for (const { id } of getNotices()) dismiss(id)
  server.off(`GET ${path(sharedPlace)}`)
  await syncNow()
  fail()
  await syncNow()
  expect(getNotices()).toHaveLength(1)
})

test('a lost network is no news of the settings', async () => {
  kept.set(sharedPlace, { settings: {}, version: 1 })
  await signIn(server)
  server.faults.set(path(sharedPlace), 'unreachable')
  await syncNow()
  expect(getSync().phase).toBe('waiting')
  expect(getNotices()).toEqual([])
})

test('[SYNC-03] a change is sent with the version after the stored one, which is kept when it is stored', async () => {
  kept.set(sharedPlace, { settings: { profileVersion: 4 }, version: 4 })
  await signIn(server)
  await syncNow()
  await setLater('greentext', true)
  expect(server.asked(`PUT ${path(sharedPlace)}`).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { settings: { profile: 'default', profileVersion: 5, greentext: true }, version: 5 },
  ])
  expect(profileInUse().version).toBe(5)
})

test.each([
  { there: 3, isTaken: false },
  { there: 4, isTaken: false },
  { there: 5, isTaken: true },
])(
  '[SYNC-04] of version $there at the server, with 4 here, is taken: $isTaken',
  async ({ there, isTaken }) => {
    kept.set(sharedPlace, { settings: { greentext: true }, version: 4 })
    await signIn(server)
    await syncNow()
    kept.set(sharedPlace, { settings: { greentext: false }, version: there })
    await syncNow()
    expect(getSetting('greentext')).toBe(!isTaken)
  },
)

test('[LIM-05] another device is looked for every ten minutes, and a change goes after a moment', async () => {
  await signIn(server)
  vi.useFakeTimers()
  startSync()
  await pollWithTimers(() => expect(getSync().phase).toBe('saved'))
  kept.set(sharedPlace, { settings: { greentext: true }, version: 7 })
  await vi.advanceTimersByTimeAsync(SETTINGS_INTERVAL_MS - 1)
  expect(getSetting('greentext')).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await pollWithTimers(() => expect(getSetting('greentext')).toBe(true))
  setSetting('hideNsfw', false)
  setSetting('loopVideo', false)
  await vi.advanceTimersByTimeAsync(SETTINGS_DELAY_MS)
  await pollWithTimers(() => expect(kept.get(sharedPlace)?.version).toBe(8))
  expect(kept.get(sharedPlace)?.settings).toMatchObject({
    hideNsfw: false,
    loopVideo: false,
    greentext: true,
  })
})

/** Twenty settings that akkoma-fe has, each with another value than its profile. */
const changes: Partial<{ [Name in SettingName]: SettingValue<Name> }> = {
  hideISP: true,
  hideSiteName: false,
  showNavShortcuts: false,
  showWiderShortcuts: true,
  stopGifs: false,
  streaming: false,
  pauseOnUnfocused: true,
  userProfileDefaultTab: 'statuses',
  modalOnRepeat: false,
  modalOnDelete: true,
  conversationDisplay: 'linear',
  maxDepthInThread: 5,
  useContainFit: true,
  mentionLinkDisplay: 'full',
  mentionLinkShowYous: false,
  subjectLineBehavior: 'noop',
  postLanguage: 'en',
  muteWords: ['футбол'],
  replyVisibility: 'all',
  hideUserStats: false,
}

test('a profile of akkoma-fe is used, and twenty changes leave everything else in it as it was', async () => {
  kept.set(sharedPlace, { settings: akkomaFe.settings, version: akkomaFe.version })
  await signIn(server)
  await syncNow()
  expect(getSetting('maxThumbnails')).toBe(24)
  expect(getSetting('conversationDisplay')).toBe('tree')
  expect(getSetting('sidebarRight')).toBe(true)
  expect(kept.get(sharedPlace)?.version).toBe(akkomaFe.version)

  expect(Object.keys(changes)).toHaveLength(20)
  for (const [name, value] of Object.entries(changes)) await setLater(name as SettingName, value as never)
  // What belongs to the device, and what is ours, is nothing to akkoma-fe.
  await setLater('sidebarRight', false)
  await setLater('theme', 'dusk')
  const version = akkomaFe.version + 20
  expect(kept.get(sharedPlace)).toEqual({
    settings: { ...akkomaFe.settings, ...changes, profileVersion: version },
    version,
  })
  expect(Object.keys(kept.get(sharedPlace)?.settings ?? {})).toHaveLength(
    Object.keys(akkomaFe.settings).length,
  )
  expect(kept.get(ownPlace)?.settings['settings']).toEqual({ theme: 'dusk' })
})

test('what an earlier version kept is sent, our own to the store that akkoma-fe does not read', async () => {
  await signIn(server)
  localStorage.setItem(
    accountKey('settings', 'id-wren'),
    JSON.stringify({ theme: 'dusk', greentext: true, x: 1 }),
  )
  kept.set(sharedPlace, {
    settings: { theme: 'pleroma-dark', greentext: false, hideNsfw: false },
    version: 3,
  })
  await syncNow()
  expect(getSetting('theme')).toBe('dusk')
  expect(kept.get(sharedPlace)?.settings).toMatchObject({
    theme: 'pleroma-dark',
    greentext: true,
    hideNsfw: false,
  })
  expect(kept.get(ownPlace)?.settings['settings']).toEqual({ theme: 'dusk' })
  expect(getSetting('hideNsfw')).toBe(false)
})

test('a setting that is given back to its default is given back at the server, too', async () => {
  kept.set(sharedPlace, { settings: { greentext: true, other: 1 }, version: 1 })
  await signIn(server)
  await syncNow()
  await setLater('greentext', undefined)
  expect(kept.get(sharedPlace)?.settings).toEqual({ other: 1, profile: 'default', profileVersion: 2 })
})

test('what was changed when the page was closed at once is sent by the next start', async () => {
  kept.set(sharedPlace, { settings: {}, version: 1 })
  await signIn(server)
  await syncNow()
  setSetting('greentext', true)
  kept.set(sharedPlace, { settings: { hideNsfw: false }, version: 2 })
  await syncNow()
  expect(kept.get(sharedPlace)).toMatchObject({ settings: { greentext: true, hideNsfw: false }, version: 3 })
})

test.each([
  [
    'HTML',
    () =>
      new Response('<!doctype html><p>Sign in to the hotel', { headers: { 'content-type': 'text/html' } }),
  ],
  ['settings that are none', () => ({ settings: ['x'], version: 9 })],
  ['no version', () => ({ settings: {} })],
])('an answer that is no profile changes nothing here or there: %s', async (_name, answer) => {
  kept.set(sharedPlace, { settings: { greentext: true }, version: 1 })
  await signIn(server)
  await syncNow()
  const before = JSON.stringify(localStorage)
  server.on(`GET ${path(sharedPlace)}`, answer)
  await syncNow()
  expect(getSync()).toMatchObject({ phase: 'failed', failure: { kind: 'garbage' } })
  expect(JSON.stringify(localStorage)).toBe(before)
  expect(server.changes).toEqual([])
})

test('a server that answers a change with HTML has not stored it: it stays here and goes with the next try', async () => {
  kept.set(sharedPlace, { settings: {}, version: 1 })
  await signIn(server)
  await syncNow()
  server.on(
    `PUT ${path(sharedPlace)}`,
    () => new Response('<p>hm', { headers: { 'content-type': 'text/html' } }),
  )
  await setLater('greentext', true)
  expect(getSync().phase).toBe('failed')
  expect(profileInUse().version).toBe(1)
  expect(stored('unsent')).toHaveProperty('greentext')
  server.off(`PUT ${path(sharedPlace)}`)
  await syncNow('send')
  expect(kept.get(sharedPlace)).toMatchObject({ settings: { greentext: true }, version: 2 })
  expect(stored('unsent')).toEqual({})
})

test('settings that the server refuses for another reason than their version are not sent again and again', async () => {
  kept.set(sharedPlace, { settings: {}, version: 1 })
  await signIn(server)
  await syncNow()
  server.on(`PUT ${path(sharedPlace)}`, () =>
    Response.json({ error: 'settings can not be longer than 100000 characters' }, { status: 422 }),
  )
  await setLater('muteWords', ['geese'])
  expect(server.asked(`PUT ${path(sharedPlace)}`)).toHaveLength(1)
  expect(getSync()).toMatchObject({ phase: 'failed', failure: { status: 422 } })
  expect(getSetting('muteWords')).toEqual(['geese'])
})

test('a server without the store is not asked: settings stay on this device', async () => {
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
  await setLater('greentext', true)
  await syncNow()
  expect(server.calls).toEqual([])
  expect(getSync().phase).toBe('device')
})

test('[SYNC-02] profiles are listed, created from what holds here, taken in use and deleted', async () => {
  kept.set(sharedPlace, { settings: { greentext: true }, version: 2 })
  await signIn(server)
  await syncNow()
  await setLater('theme', 'dusk')
  await createProfile('reading in bed')
  expect(profileInUse()).toEqual({ name: 'reading in bed', version: 1 })
  expect(kept.get('pleroma-fe/reading%20in%20bed')?.settings).toMatchObject({
    greentext: true,
    profile: 'reading in bed',
  })
  expect(kept.get('skein/reading%20in%20bed')?.settings['settings']).toEqual({ theme: 'dusk' })
  await setLater('greentext', false)
  await setLater('theme', 'linen')
  expect(kept.get(sharedPlace)?.settings['greentext']).toBe(true)

  await chooseProfile('default')
  expect([getSetting('greentext'), getSetting('theme')]).toEqual([true, 'dusk'])
  expect(profileInUse().name).toBe('default')
  expect(await listProfiles()).toHaveLength(2)
  await deleteProfile('reading in bed')
  expect([...kept.keys()]).toEqual([sharedPlace, ownPlace])
})
