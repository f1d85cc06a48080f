import { afterEach, beforeEach, expect, test } from 'vitest'

import { beginSession, endSession } from './session.ts'
import { getSetting, setInstanceDefaults, setSetting } from './settings.ts'
import { accountKey, deviceKey, type StorageKey } from './storage/areas.ts'
import { forgetAll, readAccount } from './testing/fake-server.ts'

const signIn = async () => beginSession('token', await readAccount())
const storedUnder = (key: StorageKey): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeEach(forgetAll)
afterEach(() => {
  endSession('left')
  setInstanceDefaults({})
  forgetAll()
})

/** What other clients keep under names that no code here reads, and values that are not understood here. */
const ofOthers = {
  profile: 'default',
  profileVersion: 11,
  expertLevel: 1,
  webPushNotifications: false,
  webPushHideIfCW: true,
  customTheme: { themeEngineVersion: 3, colors: { bg: '#121a24' } },
  customThemeSource: null,
  maxThumbnails: '24',
  hideNsfw: 'sometimes',
}

test('what other clients keep beside our settings survives that one is changed', () => {
  localStorage.setItem(accountKey('settings', ''), JSON.stringify(ofOthers))
  setSetting('greentext', true)
  expect(storedUnder(accountKey('settings', ''))).toEqual({ ...ofOthers, greentext: true })
  setSetting('greentext', undefined)
  expect(storedUnder(accountKey('settings', ''))).toEqual(ofOthers)
})

test('a setting of the account ends with its session, one of the device holds for whoever is next', async () => {
  await signIn()
  setSetting('greentext', true)
  setSetting('widenTimeline', true)
  expect(storedUnder(deviceKey('choices'))).toEqual({ widenTimeline: true })
  endSession('left')
  expect(getSetting('greentext')).toBe(false)
  expect(getSetting('widenTimeline')).toBe(true)
  setSetting('widenTimeline', undefined)
  expect(getSetting('widenTimeline')).toBe(false)
})

test('what the profile says of the device holds until something is chosen here, and stays in the profile', () => {
  const profile = { sidebarRight: true, greentext: true }
  localStorage.setItem(accountKey('settings', ''), JSON.stringify(profile))
  setSetting('greentext', true)
  expect(getSetting('sidebarRight')).toBe(true)
  setSetting('sidebarRight', false)
  expect(getSetting('sidebarRight')).toBe(false)
  setSetting('sidebarRight', undefined)
  expect(getSetting('sidebarRight')).toBe(true)
  expect(storedUnder(accountKey('settings', ''))).toEqual(profile)
})

test('a setting of our own leaves the profile that akkoma-fe reads, where an earlier version kept it', () => {
  localStorage.setItem(accountKey('settings', ''), JSON.stringify({ theme: 'noon', greentext: true }))
  setSetting('greentext', false)
  expect(getSetting('theme')).toBe('noon')
  setSetting('theme', 'dusk')
  expect(getSetting('theme')).toBe('dusk')
  expect(storedUnder(accountKey('settings', ''))).toEqual({ greentext: false })
  expect(storedUnder(accountKey('own-settings', ''))).toEqual({ theme: 'dusk' })
})

test('posts with a subject are folded or open as the instance says, until the viewer says so', () => {
  expect(getSetting('collapseMessageWithSubject')).toBe(true)
  setInstanceDefaults({ collapseMessageWithSubject: false })
  expect(getSetting('collapseMessageWithSubject')).toBe(false)
  setSetting('collapseMessageWithSubject', true)
  expect(getSetting('collapseMessageWithSubject')).toBe(true)
})
