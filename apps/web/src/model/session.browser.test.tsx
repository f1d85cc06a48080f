import type { AccountId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getServer } from './server.ts'
import { changeCredentials, readCredentials } from './session/credentials.ts'
import { keptOwner } from './session/kept-owner.ts'
import { keepViewer } from './session/kept-viewer.ts'
import { ofSession, sessionValue } from './session/memory.ts'
import { readSession } from './session/read-session.ts'
import { beginSession, endSession, getSession, onSignOut } from './session.ts'
import { getSetting, setSetting } from './settings.ts'
import { accountKey, deviceKey, type StorageKey } from './storage/areas.ts'
import { forgetAll, readAccount } from './testing/fake-server.ts'

beforeEach(forgetAll)
afterEach(() => {
  endSession('left')
  forgetAll()
})

function tellOtherTab(key: StorageKey) {
  dispatchEvent(new StorageEvent('storage', { key: key }))
}

test('[BOOT-05] a kept token and account sign in at once, before anything is asked', async () => {
  changeCredentials(getServer(), { userToken: 'of-wren', userId: '1' })
  keepViewer(await readAccount())
  expect(readSession()).toMatchObject({ status: 'signedIn', viewerId: '1', token: 'of-wren' })
})

test('[BOOT-05] a kept token without an account has to be checked first', () => {
  changeCredentials(getServer(), { userToken: 'of-wren' })
  expect(readSession()).toMatchObject({ status: 'checking', viewerId: null, token: 'of-wren' })
})

test('without a token the viewer is a visitor, whatever else lies in storage', async () => {
  keepViewer(await readAccount())
  localStorage.setItem(deviceKey('oauth'), JSON.stringify({ [getServer()]: { userToken: 7, clientId: '' } }))
  expect(readSession()).toMatchObject({ status: 'visitor', viewerId: null, token: null })
})

test('[AUTH-05] credentials of one server are not those of another', () => {
  changeCredentials('https://other.example', { clientId: 'other', userToken: 'other' })
  changeCredentials(getServer(), { clientId: 'client' })
  expect(readCredentials(getServer())).toEqual({
    clientId: 'client',
    clientSecret: null,
    scopes: null,
    appToken: null,
    userToken: null,
    userTokenId: null,
    userId: null,
    refusedId: null,
  })
  expect(readCredentials('https://other.example').userToken).toBe('other')
})

test('signing out in one tab signs out in the others', async () => {
  beginSession('of-wren', await readAccount())
  const heard = vi.fn()
  const stop = onSignOut(heard)
  changeCredentials(getServer(), { userToken: null })
  tellOtherTab(deviceKey('oauth'))
  stop()
  expect(getSession().status).toBe('visitor')
  expect(heard).toHaveBeenCalledWith({ accountId: '1', reason: 'elsewhere', isExpectedBack: false })
})

test('signing in in one tab signs in in the others', async () => {
  changeCredentials(getServer(), { userToken: 'of-wren', userId: '1' })
  keepViewer(await readAccount())
  tellOtherTab(deviceKey('oauth'))
  expect(getSession()).toMatchObject({ status: 'signedIn', viewerId: '1', token: 'of-wren' })
})

test('where another tab signs in somebody else, nothing that a visitor was shown in between is left for them', async () => {
  beginSession('of-wren', await readAccount())
  const shown = ofSession(new Set<string>())
  const read = sessionValue<string | null>(() => null)
  // What goes on for a visitor: public feeds begin, places and dismissed suggestions are read.
  const stop = onSignOut(() => {
    shown.add('the public timeline')
    read.current = keptOwner()
  })
  const ada = { ...(await readAccount()), id: '2' as AccountId }
  keepViewer(ada)
  changeCredentials(getServer(), { userToken: 'of-ada', userId: '2' })
  tellOtherTab(deviceKey('oauth'))
  stop()
  expect(getSession()).toMatchObject({ status: 'signedIn', viewerId: '2', token: 'of-ada' })
  expect([...shown]).toEqual([])
  expect(read.current).toBeNull()
})

test('a setting that another tab changed is the same here', () => {
  setSetting('streaming', true)
  expect(getSetting('streaming')).toBe(true)
  localStorage.setItem(accountKey('settings', ''), JSON.stringify({ streaming: false, fromTheFuture: 1 }))
  tellOtherTab(accountKey('settings', ''))
  expect(getSetting('streaming')).toBe(false)
  setSetting('hideNsfw', false)
  expect(JSON.parse(localStorage.getItem(accountKey('settings', '')) ?? '')).toEqual({
    streaming: false,
    hideNsfw: false,
    fromTheFuture: 1,
  })
  setSetting('streaming', undefined)
  setSetting('hideNsfw', undefined)
})
