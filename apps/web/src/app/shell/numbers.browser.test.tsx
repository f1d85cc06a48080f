import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { setPageTitle } from '../../lib/page-title.ts'
import { prefixOf } from '../../model/storage.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { queryClient } from '../query-client.ts'
import { watchNumbers } from './testing/numbers.ts'
import { showShell, widths } from './testing/show-shell.tsx'

const path = 'GET /api/v1/notifications'
const readPath = 'POST /api/v1/pleroma/notifications/read'
const told = (id: number, isSeen: boolean) => ({
  id: String(id),
  type: 'follow',
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson('mira'),
  pleroma: { is_seen: isSeen, is_muted: false },
})

/** Which of nine are read, as the server has it. */
let read: Set<number>
let count: number
let server: FakeServer
const list = () => Array.from({ length: count }, (_, index) => told(count - index, read.has(count - index)))
const takeReads = () =>
  server.on(readPath, ({ form }: { form: Record<string, string> }) => {
    for (let id = 1; id <= Number(form['max_id'] ?? form['id']); id += 1)
      if (form['id'] === undefined || id === Number(form['id'])) read.add(id)
    return []
  })

beforeEach(async () => {
  queryClient.clear()
  read = new Set([1])
  count = 8
  server = startAfresh('/main/friends')
  server.on(path, () => list())
  server.on('GET /api/v1/announcements', () => [])
  takeReads()
  setPageTitle('Home')
  await signInAs()
})
afterEach(() => vi.restoreAllMocks())

const look = () => queryClient.refetchQueries({ queryKey: ['notifications'] })
const troubles = [
  () => new Response('{"error":"busy"}', { status: 500 }),
  () => new Response('{"error":"slow down"}', { status: 429 }),
  () => 'unreachable',
]

/** Another tab of the same account reads some, and tells of it. */
function readInOtherTab(...ids: number[]): void {
  for (const id of ids) read.add(id)
  const channel = new BroadcastChannel('skein.seen')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ owner: prefixOf('id-wren'), ids: ids.map(String) })
  channel.close()
}

const finishFourth = () =>
  page
    .getByRole('article', { name: /^Mira followed you/ })
    .nth(3)
    .getByRole('button', { name: 'Done' })
    .press()

test.each([
  { width: widths.wide, listName: 'column' },
  { width: widths.mobile, listName: 'bell' },
] as const)(
  'beside the $listName no number rises without a new notification, whatever the server answers, and all are equal in the end',
  async ({ width, listName }) => {
    const numbers = watchNumbers(listName)
    await showShell(width)
    await expect.poll(numbers.now).toEqual(numbers.all(7))
    numbers.begin()

    // Another client reads two: whoever looks at the page again asks for it. Another tab reads one, and tells.
    read.add(8).add(7)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(numbers.now).toEqual(numbers.all(5))
    readInOtherTab(6)
    await expect.poll(numbers.now).toEqual(numbers.all(4))
    // The server is in trouble, and counts requests, and is not there: for who asks, and for who has read something.
    if (listName === 'bell') await page.getByRole('button', { name: /^Notifications/ }).press()
    for (const [index, answer] of troubles.entries()) {
      server.on(path, answer)
      server.on(readPath, answer)
      await look()
      await stillness()
      expect(numbers.now()).toEqual(numbers.all(4 - index))
      const tried = server.asked(readPath).length
      await finishFourth()
      await expect.poll(() => server.asked(readPath).length).toBeGreaterThan(tried)
      await expect.poll(numbers.now).toEqual(numbers.all(3 - index))
    }
    // What is asked for now was told before the press above.
    const before = list()
    server.on(path, () => before)
    await look()
    await stillness()
    expect(numbers.now()).toEqual(numbers.all(1))
    // The line is back: the server takes what was read meanwhile.
    server.on(path, () => list())
    takeReads()
    await expect
      .poll(() => {
        dispatchEvent(new Event('online'))
        return read.size
      })
      .toBe(7)
    await look()
    await page.getByRole('button', { name: 'Mark all as read' }).press()
    await expect.poll(numbers.now).toEqual(numbers.all(0))
    await expect.poll(() => read.size).toBe(8)
    for (const each of Object.values(numbers.drawn())) {
      expect(each).toEqual(each.toSorted((a, b) => b - a))
      expect(each.at(-1)).toBe(0)
    }
    // Only what is new makes them rise.
    count = 9
    await look()
    await expect.poll(numbers.now).toEqual(numbers.all(1))
  },
)
