import { fetchAccount } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getClient } from '../../model/client.ts'
import { markInstanceLoaded } from '../../model/instance.ts'
import { dismiss, getNotices } from '../../model/notices.ts'
import { beginSession, endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { onUpdatesAsked } from '../../model/streaming/asked.ts'
import { syncNow } from '../../model/sync.ts'
import { keepSettings } from '../../model/sync/testing/settings-server.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { compose, stopComposing } from '../../model/writing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { offerFirstRun } from './index.ts'

const shared = 'pleroma-fe/default'
const own = 'skein/default'
const offer = page.getByText(/^Live updates show posts and mentions/)
let server: FakeServer
let kept: ReturnType<typeof keepSettings>

offerFirstRun()
markInstanceLoaded()

/** A member with posts, in a browser that is signed in already. */
async function enter() {
  server.on('GET /api/v1/accounts/id-wren', () => wireAccount({ acct: 'wren', statuses_count: 12 }))
  beginSession('token', await fetchAccount(getClient(), 'id-wren'), { isByHand: false })
}

/** The settings were read, and twice more after that. */
async function settled() {
  await expect.poll(() => server.calls.some(({ path }) => path.endsWith(shared))).toBe(true)
  await syncNow()
  await syncNow()
}

/** The same account in another browser. */
async function enterElsewhere() {
  for (const { id } of getNotices()) dismiss(id)
  endSession('left')
  localStorage.clear()
  server.calls.length = 0
  await enter()
  await settled()
}

beforeEach(async () => {
  server = freshWorld()
  server.reply = () => []
  changeInstance({ capabilities: { settingsProfiles: true, streaming: true } })
  kept = keepSettings(server)
  kept.set(shared, { settings: {}, version: 1 })
  await show(<Notices />)
})
afterEach(() => {
  endSession('left')
  for (const { id } of getNotices()) dismiss(id)
  localStorage.clear()
})

test('a member who never had the first run is offered live updates, and by accepting asks for them', async () => {
  let asked = 0
  const stop = onUpdatesAsked(() => {
    asked += 1
  })
  await enter()
  await expect.element(offer).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('button', { name: 'Turn on', exact: true }).press()
  await expect.element(offer).not.toBeInTheDocument()
  expect(asked).toBe(1)
  stop()
})

test('a member who dismisses the offer keeps their settings, and gets it on no other device', async ({
  task,
}) => {
  task.meta.settings = ['updatesOffered']
  await enter()
  await expect.element(offer).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).press()
  await expect.element(offer).not.toBeInTheDocument()
  expect(getSetting('useStreamingApi')).toBe(false)
  await syncNow('send')
  expect(kept.get(own)?.settings['settings']).toMatchObject({ updatesOffered: true })
  await enterElsewhere()
  await expect.element(offer).not.toBeInTheDocument()
})

test.each([
  ['has closed the first run', own, { version: 1, settings: { firstRunDone: true }, changed: {} }],
  ['has chosen for themselves', shared, { useStreamingApi: false }],
])('nobody is offered them who %s, wherever', async (_, place, settings) => {
  kept.set(place, { settings, version: 1 })
  await enter()
  await settled()
  await expect.element(offer).not.toBeInTheDocument()
})

test('nobody is offered them where the server has no socket', async () => {
  changeInstance({ capabilities: { streaming: false } })
  await enter()
  await syncNow()
  await syncNow()
  await expect.element(offer).not.toBeInTheDocument()
  expect(getSetting('updatesOffered')).toBe(false)
})

test('nobody is offered them whose settings cannot be read', async () => {
  server.faults.set(`/api/v1/akkoma/frontend_settings/${shared}`, { status: 503 })
  await enter()
  await settled()
  await expect.element(offer).not.toBeInTheDocument()
  expect(getSetting('updatesOffered')).toBe(false)
})

test('nobody is offered them over what they write, and the next visit does it', async () => {
  await enter()
  compose({ kind: 'new' })
  await settled()
  await expect.element(offer).not.toBeInTheDocument()
  stopComposing()
  await enterElsewhere()
  await expect.element(offer).toBeVisible()
})

test('visitors are offered nothing', async () => {
  setSetting('theme', 'dusk')
  await syncNow()
  await expect.element(offer).not.toBeInTheDocument()
  expect(server.calls).toEqual([])
})
