import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fetchAccount } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getClient } from '../../model/client.ts'
import { markInstanceLoaded } from '../../model/instance.ts'
import { getNotices } from '../../model/notices.ts'
import { beginSession, endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { getSync, syncNow } from '../../model/sync.ts'
import { keepSettings } from '../../model/sync/testing/settings-server.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { compose } from '../../model/writing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { FirstRun, offerFirstRun } from './index.ts'

const shared = 'pleroma-fe/default'
const own = 'skein/default'
const dialog = page.getByRole('dialog', { name: /^Welcome to/ })
let server: FakeServer
let kept: ReturnType<typeof keepSettings>

offerFirstRun()
markInstanceLoaded()

/** Signs in as they do by the form, or goes on with a session from elsewhere. */
async function enter(change: object = {}, isByHand = true) {
  server.on('GET /api/v1/accounts/id-wren', () => wireAccount({ acct: 'wren', ...change }))
  beginSession('token', await fetchAccount(getClient(), 'id-wren'), { isByHand })
}

/** Everything has been asked of the server, twice: by whoever looks, and once more after it. */
async function settled() {
  await expect.poll(() => server.calls.some(({ path }) => path.endsWith(shared))).toBe(true)
  await syncNow()
  await syncNow()
}

beforeEach(async () => {
  server = freshWorld()
  server.reply = () => []
  changeInstance({ capabilities: { settingsProfiles: true, suggestions: false } })
  kept = keepSettings(server)
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FirstRun />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  endSession('left')
  localStorage.clear()
})

test('somebody new who signs in is asked once their settings were read', async () => {
  await enter()
  await expect.element(dialog).toBeVisible()
  expect(getSync().phase).toBe('saved')
})

test('a new member is offered nothing beside the first run', async () => {
  changeInstance({ capabilities: { streaming: true } })
  await enter()
  await expect.element(dialog).toBeVisible()
  await syncNow()
  await syncNow()
  expect(getSetting('updatesOffered')).toBe(false)
  expect(getNotices().map(({ messageKey }) => messageKey)).not.toContain('timeline.updatesOffer')
})

test('once closed it never comes again, and the account’s store says so', async ({ task }) => {
  task.meta.settings = ['firstRunDone']
  await enter()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Skip all' }).press()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getSetting('firstRunDone')).toBe(true)
  await syncNow('send')
  expect(kept.get(own)?.settings['settings']).toMatchObject({ firstRunDone: true })
  endSession('left')
  localStorage.clear()
  server.calls.length = 0
  await enter()
  await settled()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a page that is closed closes it', async () => {
  await enter()
  await expect.element(dialog).toBeVisible()
  dispatchEvent(new Event('pagehide'))
  expect(getSetting('firstRunDone')).toBe(true)
})

test('nobody is asked who has chosen anything with another client', async () => {
  kept.set(shared, { settings: { profile: 'default', hideISP: true }, version: 4 })
  await enter()
  await settled()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([{ statuses_count: 1 }, { following_count: 1 }])('nobody is asked with %o', async (change) => {
  await enter(change)
  await syncNow()
  await syncNow()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('nobody is asked whose settings cannot be read, and nothing is written down', async () => {
  server.faults.set(`/api/v1/akkoma/frontend_settings/${shared}`, { status: 503 })
  await enter()
  await settled()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getSetting('firstRunDone')).toBe(false)
})

test('nobody is asked whose session came from elsewhere', async () => {
  await enter({}, false)
  await syncNow()
  await syncNow()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('nobody is asked over what they write', async () => {
  await enter()
  compose({ kind: 'new' })
  await settled()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('nobody is asked over another window', async () => {
  const other = document.createElement('dialog')
  document.body.append(other)
  other.showModal()
  await enter()
  await settled()
  await expect.element(dialog).not.toBeInTheDocument()
  other.remove()
})

test('a server that keeps no settings has newcomers, too', async () => {
  changeInstance({ capabilities: { settingsProfiles: false } })
  setSetting('theme', 'dusk')
  await enter()
  await expect.element(dialog).toBeVisible()
})
