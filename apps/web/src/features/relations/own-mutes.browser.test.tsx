import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { dismiss, getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { button, meet, path, relation } from './testing/meet.tsx'

// A notice with its way back stays until it is pressed: how fast the machine is says nothing about a mute.
vi.mock(import('../../model/notices/store.ts'), async (original) => ({
  ...(await original()),
  undoMs: 600_000,
}))

const now = Date.parse('2026-11-21T12:00:00Z')
const hour = 3_600
let server: FakeServer
/** The clock that the tests hold in their hand, epoch milliseconds. */
let clock: number

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  clock = now
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of getNotices()) dismiss(id)
})

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const openMenu = () => button('More options for Mira').press()
const later = (seconds: number) => {
  clock += seconds * 1_000
}

/** Presses what changes something, and lets the server agree. */
async function agree(press: Promise<void>, call: string, then: object): Promise<void> {
  const before = server.changes.length
  await press
  await expect.poll(() => server.changes.slice(before)).toEqual([path(call)])
  server.last().answer(relation(then))
}

async function muteFor(time: string): Promise<void> {
  await openMenu()
  await item('Mute for a while…').press()
  await page.getByRole('combobox', { name: 'How long' }).selectOptions(time)
  await agree(button('Mute').press(), 'mute', { muting: true, muting_notifications: true })
  await expect.element(page.getByText(/^Mira is muted for /)).toBeVisible()
}

async function unmute(): Promise<void> {
  await openMenu()
  await agree(item('Unmute').press(), 'unmute', {})
  await expect.element(page.getByText('Mira is no longer muted.')).toBeVisible()
}

const undo = () => button('Undo').last().press()

test('[USER-20] the end of a mute for a time is undone for what remained of it, as the server told', async () => {
  const ends = new Date(now + 6 * hour * 1_000).toISOString()
  await meet(server, { muting: true, muting_notifications: false, muting_expires_at: ends })
  await unmute()
  later(5)
  await agree(undo(), 'mute', { muting: true })
  const remaining = 6 * hour - 5
  expect(server.last().body).toBe(`notifications=false&expires_in=${remaining}&duration=${remaining}`)
})

test('[USER-20] where the server does not tell, it is remembered, also after the page was left', async () => {
  const first = await meet(server)
  await muteFor('1 day')
  await first.unmount()
  for (const { id } of getNotices()) dismiss(id)
  later(hour)
  await meet(server, { muting: true, muting_notifications: true })
  await unmute()
  await agree(undo(), 'mute', { muting: true })
  expect(server.last().body).toBe(`notifications=true&expires_in=${23 * hour}&duration=${23 * hour}`)
})

test('[USER-20] what is undone and done again goes on as long as it would have', async () => {
  await meet(server)
  await muteFor('1 hour')
  await agree(undo(), 'unmute', {})
  await expect.element(page.getByText('Mira is no longer muted.')).toBeVisible()
  later(60)
  await agree(undo(), 'mute', { muting: true })
  expect(server.last().body).toBe('notifications=true&expires_in=3540&duration=3540')
})

test('[USER-20] a mute whose answer was lost keeps its end', async () => {
  await meet(server)
  server.on('GET /api/v1/accounts/relationships', [relation({ muting: true, muting_notifications: true })])
  await openMenu()
  await item('Mute for a while…').press()
  await page.getByRole('combobox', { name: 'How long' }).selectOptions('1 hour')
  await button('Mute').press()
  await expect.poll(() => server.changes).toEqual([path('mute')])
  server.last().fail()
  await expect.element(page.getByText('Mira is muted for 1 hour.')).toBeVisible()
  later(60)
  await unmute()
  await agree(undo(), 'mute', { muting: true })
  expect(server.last().body).toBe('notifications=true&expires_in=3540&duration=3540')
})

test('[USER-20] a mute for ever is for ever again, also after one for a time that has ended', async () => {
  const first = await meet(server)
  await muteFor('1 hour')
  await first.unmount()
  for (const { id } of getNotices()) dismiss(id)
  later(2 * hour)
  await meet(server, { muting: true, muting_notifications: true })
  await unmute()
  await agree(undo(), 'mute', { muting: true })
  expect(server.last().body).toBe('notifications=true&expires_in=0&duration=0')
})

test('whoever signs out leaves none of it on the device', async () => {
  await meet(server)
  await muteFor('1 hour')
  const kept = () => Object.keys(localStorage).filter((key) => key.endsWith('.mutes'))
  expect(kept()).toHaveLength(1)
  endSession('left')
  expect(kept()).toEqual([])
})
