import { fetchAccount } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { getClient } from '../../model/client.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { beginSession, endSession } from '../../model/session.ts'
import { serveEmoji } from '../../testing/emoji.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { Announcements } from './Announcements.tsx'

const members = '/api/v1/announcements'
const bean = { name: '🫘', count: 2, me: false }
const boat = { name: 'boat', count: 1, me: true, url: 'https://fen.invalid/boat.png' }
const instanceBefore = getInstance()
let server: FakeServer

beforeEach(() => {
  server = freshWorld()
  changeInstance({ capabilities: { announcementReactions: true } }, instanceBefore)
})
afterEach(async () => {
  await cleanup()
  endSession('left')
  setInstance(instanceBefore)
})

/** Opens the page of one announcement. @param reactions as the server tells them; undefined where it does not */
async function open(reactions: unknown, isMember = true): Promise<void> {
  if (isMember) {
    server.reply = () => wireAccount({ acct: 'wren' })
    beginSession('token', await fetchAccount(getClient(), 'id-wren'))
    server.calls.length = 0
  }
  serveEmoji(server)
  const others = server.reply
  server.reply = (call) =>
    call.path.startsWith(members) && call.method === 'GET'
      ? [{ id: '1', content: '<p>News</p>', published_at: '2026-11-01T12:00:00Z', read: true, reactions }]
      : others?.(call)
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Announcements />
      <Notices />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('article')).toBeVisible()
}

const row = () => page.getByRole('group', { name: 'Reactions' })
const chip = (name: string) => row().getByRole('button', { name, exact: true })
const lastChange = () => {
  const call = server.calls.findLast(({ method }) => method !== 'GET')
  if (call === undefined) throw new Error('Nothing was changed on the server')
  return call
}

test('reactions to an announcement show their emoji, how many gave them and the viewer’s own', async () => {
  await open([bean, boat])
  await expect.element(chip('🫘, 2')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chip('boat, 1')).toHaveAttribute('aria-pressed', 'true')
})

test('a press reacts at once, and a refusal takes it back and says why', async () => {
  await open([bean])
  await chip('🫘, 2').press()
  await expect.element(chip('🫘, 3')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => server.changes).toEqual([`PUT ${members}/1/reactions/${encodeURIComponent('🫘')}`])
  lastChange().answer({ error: 'Too many kinds' }, 422)
  await expect.element(chip('🫘, 2')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('Couldn’t change your reaction. Too many kinds.')).toBeVisible()
})

test('the last of a kind goes when it is taken back, and the focus stays in the row', async () => {
  await open([boat])
  await chip('boat, 1').press()
  await expect.element(chip('boat, 1')).not.toBeInTheDocument()
  await expect.element(chip('React')).toHaveFocus()
  await expect.poll(() => server.changes).toEqual([`DELETE ${members}/1/reactions/boat`])
  lastChange().answer({}, 500)
  await expect.element(chip('boat, 1')).toHaveAttribute('aria-pressed', 'true')
})

test('the picker gives one that nobody gave', async () => {
  await open([])
  await chip('React').press()
  await page.getByRole('dialog').getByRole('gridcell', { name: 'fire', exact: true }).first().press()
  await expect.element(chip('🔥, 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => server.changes).toEqual([`PUT ${members}/1/reactions/${encodeURIComponent('🔥')}`])
})

test('visitors see reactions and cannot give any', async () => {
  await open([bean], false)
  await expect.element(row().getByText('🫘')).toBeVisible()
  await expect.element(row().getByRole('button')).not.toBeInTheDocument()
})

test('no row where the server does not tell them, tells something else, or only seems to have them', async () => {
  for (const reactions of [undefined, null, 'many']) {
    await open(reactions)
    await expect.element(row()).not.toBeInTheDocument()
    await cleanup()
    endSession('left')
  }
  changeInstance({ capabilities: capabilitiesOf('pleroma_api', 'akkoma_api') }, instanceBefore)
  await open([])
  await expect.element(row()).not.toBeInTheDocument()
})
