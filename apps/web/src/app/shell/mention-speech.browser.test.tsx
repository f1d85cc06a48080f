import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getJournal } from '../../model/notices.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import { queryClient } from '../query-client.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const told = (id: number, type = 'mention', isSeen = false) => ({
  id: String(id),
  type,
  created_at: '2024-03-05T13:07:00.000Z',
  account: wirePerson('kei'),
  ...(type === 'follow'
    ? {}
    : {
        status: wirePost(id, {
          account: wirePerson('kei'),
          content: '<p>Come over.</p>',
          mentions: [wirePerson('wren')],
        }),
      }),
  pleroma: { is_seen: isSeen, is_muted: false },
})

let server: FakeServer
let list: object[] = []

beforeEach(() => {
  server = startAfresh('/main/friends')
  list = [told(1)]
  server.on('GET /api/v1/notifications', () => list)
  server.on('GET /api/v1/announcements', () => [])
})

async function arrive(...more: object[]): Promise<void> {
  list = [...more, ...list]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
}

const said = () => getJournal().map(({ messageKey, messageArgs }) => [messageKey, messageArgs])

async function start(width: number = widths.wide, children?: React.ReactNode): Promise<void> {
  await signInAs()
  await showShell(width, children)
  await expect.poll(() => server.asked('GET /api/v1/notifications')).not.toHaveLength(0)
  await expect.poll(() => queryClient.getQueryData(['notifications', 'id-wren'])).toBeDefined()
}

test('a mention that arrives is spoken and kept in the journal; what was there at first is not', async () => {
  await start()
  expect(said()).toEqual([])
  await arrive(told(2))
  const words = page.getByRole('status').getByText('New: Kei mentioned you. Come over.')
  await expect.element(words).toBeInTheDocument()
  expect(said()).toEqual([['notifications.said.mention', { what: 'Kei mentioned you. Come over.' }]])
  // Calm: what comes next waits.
  await arrive(told(4), told(3))
  expect(said()).toHaveLength(1)
})

test('many mentions at once are spoken of once, others not at all', async () => {
  await start(widths.mobile)
  await arrive(told(9, 'follow'))
  await arrive(told(10, 'mention', true))
  await arrive(told(13), told(12), told(11))
  await expect.poll(said).toEqual([['notifications.said.mentions', { count: 3, name: 'Kei' }]])
  await expect
    .element(page.getByRole('status').getByText('3 new mentions, the last from Kei.'))
    .toBeInTheDocument()
})

test('of ten that arrive within two seconds one sentence is heard', async () => {
  await start()
  const heard = new Set<string>()
  const region = page.getByRole('status').first().element()
  const observer = new MutationObserver(() => region.textContent && heard.add(region.textContent.trim()))
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  await arrive(told(23), told(22), told(21), told(20))
  await arrive(...[29, 28, 27, 26, 25, 24].map((id) => told(id)))
  await expect.poll(() => [...heard]).toEqual(['10 new mentions, the last from Kei.'])
  observer.disconnect()
  expect(said()).toHaveLength(1)
})

test('who has the conversation open is not told of what stands before them', async () => {
  history.replaceState(null, '', '/notice/Q000001')
  await start(widths.wide, <article data-status-id="Q000005">Come over.</article>)
  await arrive(told(5))
  expect(said()).toEqual([])
  await arrive(told(6))
  await expect.poll(said).toHaveLength(1)
})
