import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getServer } from './server.ts'
import { changeCredentials, readCredentials } from './session/credentials.ts'
import { keepViewer } from './session/kept-viewer.ts'
import { readSession } from './session/read-session.ts'
import { beginSession, endSession, getSession, onSignOut } from './session.ts'
import { getSetting, setSetting } from './settings.ts'
import { accountKey, deviceKey, type StorageKey } from './storage-areas.ts'
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
  expect(readSession()).toEqual({ status: 'signedIn', viewerId: '1', token: 'of-wren' })
})

test('[BOOT-05] a kept token without an account has to be checked first', () => {
  changeCredentials(getServer(), { userToken: 'of-wren' })
  expect(readSession()).toEqual({ status: 'checking', viewerId: null, token: 'of-wren' })
})

test('without a token the viewer is a visitor, whatever else lies in storage', async () => {
  keepViewer(await readAccount())
  localStorage.setItem(deviceKey('oauth'), JSON.stringify({ [getServer()]: { userToken: 7, clientId: '' } }))
  expect(readSession()).toEqual({ status: 'visitor', viewerId: null, token: null })
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
  expect(getSession()).toEqual({ status: 'signedIn', viewerId: '1', token: 'of-wren' })
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
