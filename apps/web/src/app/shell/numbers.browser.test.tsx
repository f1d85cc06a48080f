import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { setPageTitle } from '../../lib/page-title.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { queryClient } from '../query-client.ts'
import { showShell, widths } from './testing/show-shell.tsx'

const path = 'GET /api/v1/notifications'
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

beforeEach(async () => {
  queryClient.clear()
  read = new Set([1])
  count = 6
  server = startAfresh('/main/friends')
  server.on(path, () => list())
  server.on('GET /api/v1/announcements', () => [])
  server.on('POST /api/v1/pleroma/notifications/read', ({ form }: { form: Record<string, string> }) => {
    for (let id = 1; id <= Number(form['max_id'] ?? form['id']); id += 1)
      if (form['id'] === undefined || id === Number(form['id'])) read.add(id)
    return []
  })
  setPageTitle('Home')
  await signInAs()
})
afterEach(() => vi.restoreAllMocks())

const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
const column = () => numberIn(page.getByRole('img', { name: /unread$/ }).query()?.ariaLabel)
const title = () => numberIn(/^\(\d+\)/.exec(document.title)?.[0])

const look = () => queryClient.refetchQueries({ queryKey: ['notifications'] })

test('no number rises without a new notification, whatever the server answers, and all are equal in the end', async () => {
  await showShell(widths.wide)
  await expect.poll(column).toBe(5)
  await expect.poll(title).toBe(5)
  const drawn: Record<'column' | 'title', number[]> = { column: [5], title: [5] }
  const note = () => {
    for (const [name, now] of [['column', column()] as const, ['title', title()] as const])
      if (drawn[name].at(-1) !== now) drawn[name].push(now)
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  // Another client reads two.
  read.add(6).add(5)
  await look()
  await expect.poll(column).toBe(3)
  // The server is in trouble, and counts requests, and is not there.
  for (const answer of [
    new Response('{"error":"busy"}', { status: 500 }),
    new Response('{"error":"slow down"}', { status: 429 }),
  ]) {
    server.on(path, () => answer.clone())
    await look()
    await stillness()
    expect(column()).toBe(3)
  }
  // What is asked for now was told before the press below.
  const before = list()
  server.on(path, () => before)
  await page
    .getByRole('article', { name: /^Mira followed you/ })
    .nth(2)
    .getByRole('button', { name: 'Done' })
    .click()
  await expect.poll(() => server.asked('POST /api/v1/pleroma/notifications/read')).toHaveLength(1)
  await look()
  await stillness()
  server.on(path, () => list())
  await look()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(title).toBe(0)
  await expect.poll(column).toBe(0)
  observer.disconnect()
  for (const numbers of Object.values(drawn)) {
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(numbers.at(-1)).toBe(0)
  }
  // Only what is new makes them rise.
  count = 7
  await look()
  await expect.poll(column).toBe(1)
  await expect.poll(title).toBe(1)
})
