// First: the browser has no storage by the time the modules of the client start.
import '../../testing/deny-storage.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { setClient } from '../../model/client.ts'
import { beginSession, endSession, getSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { readAccount, serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { start } from './start.tsx'

afterEach(() => {
  endSession('left')
  setClient(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[ERR-23] [BOOT-04] without storage it is said that neither sign-in nor settings will be saved, and both work until the page is closed', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    /\/(?:api|instance|static|nodeinfo)\//.test(new URL(address, location.href).pathname)
      ? Promise.resolve(Response.json({ error: 'Not found' }, { status: 404 }))
      : fetch(address, init),
  )
  history.replaceState(null, '', '/about')
  const root = document.createElement('div')
  document.body.append(root)
  await start(root)
  const said = page
    .getByRole('region', { name: 'Notices' })
    .getByText('This browser is blocking storage, so your sign-in and settings won’t be saved.')
  await expect.element(said).toBeVisible()
  serve(defaultAnswers)
  beginSession('of-wren', await readAccount())
  setSetting('streaming', true)
  expect(getSession()).toMatchObject({ status: 'signedIn', viewerId: '1' })
  expect(getSetting('streaming')).toBe(true)
  root.remove()
})
