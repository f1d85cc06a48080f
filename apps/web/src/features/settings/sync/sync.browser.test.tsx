import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { endSession } from '../../../model/session.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { syncNow } from '../../../model/sync.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { keepSettings } from '../../../model/sync/testing/settings-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { freshWorld, show, signIn } from '../../../testing/world.tsx'
import { SyncSection } from './SyncSection.tsx'

const place = 'pleroma-fe/default'
const path = `/api/v1/akkoma/frontend_settings/${place}`
let server: FakeServer
let kept: ReturnType<typeof keepSettings>

const draw = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SyncSection />
    </QueryClientProvider>,
  )

beforeEach(() => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: true }, branding: { name: 'Fenland' } })
  kept = keepSettings(server)
})
afterEach(() => {
  endSession('left')
  localStorage.clear()
})

test('one line says where things stand: saved, when that was checked, and who else can read it', async () => {
  kept.set(place, { settings: {}, version: 12 })
  await signIn(server)
  await syncNow()
  const screen = await draw()
  await expect.element(screen.getByText('Saved to your account')).toBeVisible()
  await expect.element(screen.getByText('Checked now')).toBeVisible()
  await expect
    .element(screen.getByText('The admins of Fenland can read them.', { exact: false }))
    .toBeVisible()
})

test('a visitor, and a member of a server without the store, read that settings stay on this device', async () => {
  const screen = await draw()
  await expect.element(screen.getByText('On this device only')).toBeVisible()
  await expect.element(screen.getByText('Sign in to keep your settings with your account.')).toBeVisible()
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
  await syncNow()
  await expect.element(screen.getByText('Fenland doesn’t keep settings.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Profiles' })).not.toBeInTheDocument()
})

test('an answer that cannot be read is told in words, with a way to try again', async () => {
  kept.set(place, { settings: {}, version: 1 })
  await signIn(server)
  server.on(`GET ${path}`, () => new Response('<p>hm', { headers: { 'content-type': 'text/html' } }))
  await syncNow()
  const screen = await draw()
  await expect.element(screen.getByText('Couldn’t save to your account')).toBeVisible()
  await expect.element(screen.getByText('Your changes are kept here.', { exact: false })).toBeVisible()
  server.off(`GET ${path}`)
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.element(screen.getByText('Saved to your account')).toBeVisible()
})

test('a lost connection is shown, and changes wait', async () => {
  kept.set(place, { settings: {}, version: 1 })
  await signIn(server)
  await syncNow()
  const screen = await draw()
  server.faults.set(path, 'unreachable')
  setSetting('greentext', true)
  await syncNow('send')
  await expect.element(screen.getByText('Waiting for the network')).toBeVisible()
})

test('[ERR-21] a server in trouble is not called a lost network', async () => {
  kept.set(place, { settings: {}, version: 1 })
  await signIn(server)
  server.on(`GET ${path}`, () => Response.json({ error: 'Not today' }, { status: 500 }))
  await syncNow()
  const screen = await draw()
  await expect.element(screen.getByText('Waiting for the server')).toBeVisible()
})

test('[SYNC-02] a profile is created, taken in use and deleted after a question', async () => {
  kept.set(place, { settings: { greentext: true }, version: 2 })
  kept.set('pleroma-fe/stall', { settings: { greentext: false }, version: 4 })
  await signIn(server)
  await syncNow()
  const screen = await draw()
  const inUse = (name: string) => screen.getByRole('listitem').filter({ hasText: name }).getByText('In use')
  await expect.element(inUse('default')).toBeVisible()
  await screen.getByRole('button', { name: 'Use here: stall' }).press()
  await expect.element(inUse('stall')).toBeVisible()
  expect(getSetting('greentext')).toBe(false)

  const name = screen.getByRole('textbox', { name: 'Name of a new profile' })
  await screen.getByRole('button', { name: 'Create profile' }).press()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('A profile needs a name.')
  await name.fill('stall')
  await expect.element(screen.getByText('There’s a profile with this name already.')).toBeVisible()
  await name.fill('reading')
  await screen.getByRole('button', { name: 'Create profile' }).press()
  await expect.element(inUse('reading')).toBeVisible()
  expect(kept.get('pleroma-fe/reading')?.version).toBe(1)

  await screen.getByRole('button', { name: 'Delete profile stall' }).press()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).press()
  await expect.element(screen.getByText('stall', { exact: true })).not.toBeInTheDocument()
  expect(kept.has('pleroma-fe/stall')).toBe(false)
})

test('an error of a profile shows the server’s message', async () => {
  kept.set(place, { settings: {}, version: 2 })
  kept.set('pleroma-fe/stall', { settings: {}, version: 4 })
  await signIn(server)
  await syncNow()
  server.on('DELETE /api/v1/akkoma/frontend_settings/pleroma-fe/stall', () =>
    Response.json({ error: 'Not today' }, { status: 403 }),
  )
  const screen = await draw()
  await screen.getByRole('button', { name: 'Delete profile stall' }).press()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).press()
  await expect.element(screen.getByText('Couldn’t delete profile “stall”. Not today.')).toBeVisible()
})
