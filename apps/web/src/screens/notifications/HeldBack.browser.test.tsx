import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { navigate } from '../../lib/navigate.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { servePages, told } from './testing/told.ts'

const path = '/wren/notifications'
const main = page.getByRole('main')
const feed = main.getByRole('feed', { name: 'Notifications' })
const rows = () => [...(feed.query()?.querySelectorAll('[data-row-id]') ?? [])]
const ids = () => rows().map((row) => row.getAttribute('data-row-id'))
const pill = (count: number) => main.getByRole('button', { name: `${count} new notification` })
const seen = { pleroma: { is_seen: true, is_muted: false } }

async function openList(): Promise<void> {
  await open(path)
  await expect.poll(() => rows().length).toBeGreaterThan(5)
}

let server: FakeServer
let all: { readonly id: string }[]
const arrive = async (...numbers: number[]) => {
  all = [...numbers.map((id) => told(id, 'follow', 'kei', seen)), ...all]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await stillness()
}
beforeEach(async () => {
  begin()
  server = startAfresh(path)
  all = Array.from({ length: 400 }, (_, index) => told(400 - index, 'follow', 'mira', seen))
  servePages(server, () => all)
  await signInAs()
  setSetting('notificationTasks', false)
  await openList()
})
afterEach(async () => {
  setSetting('notificationTasks', undefined)
  await end()
})

async function scrollDown(): Promise<void> {
  window.scrollTo({ top: document.documentElement.scrollHeight })
  await stillness()
}

test('only the rows near the screen are in the document, however many are known', async () => {
  const known = () =>
    queryClient.getQueryData<{ ids: unknown[] }>(['notifications', 'id-wren'])?.ids.length ?? 0
  while (known() < 200) await scrollDown()
  expect(rows().length).toBeLessThan(60)
})

test('what arrives at the top is shown at once', async () => {
  await arrive(401)
  await expect.poll(() => ids()[0]).toBe('401')
})

test('what arrives while somebody reads waits behind a button, and nothing moves', async () => {
  await scrollDown()
  const first = rows().find((row) => row.getBoundingClientRect().top > 100)
  const before = first?.getBoundingClientRect().top ?? Number.NaN
  await arrive(402, 401)
  await expect.element(main.getByRole('button', { name: '2 new notifications' })).toBeVisible()
  expect(Math.abs((first?.getBoundingClientRect().top ?? Number.NaN) - before)).toBeLessThanOrEqual(1)
  await main.getByRole('button', { name: '2 new notifications' }).press()
  await expect.poll(() => ids().slice(0, 2)).toEqual(['402', '401'])
  expect(window.scrollY).toBe(0)
})

test('who has moved the focus into the list by keys reads, also at its top', async () => {
  await userEvent.keyboard('jj')
  await expect
    .poll(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id'))
    .toBe('399')
  await arrive(401)
  await expect.element(pill(1)).toBeVisible()
  expect(ids()[0]).toBe('400')
  await userEvent.keyboard('.')
  await expect.poll(() => ids()[0]).toBe('401')
})

test('the place is kept for who comes back', async () => {
  await scrollDown()
  await scrollDown()
  const read = rows().find((row) => row.getBoundingClientRect().top > 100)
  const id = read?.getAttribute('data-row-id')
  const top = read?.getBoundingClientRect().top ?? Number.NaN
  navigate('/about')
  await expect.poll(() => feed.query()).toBeNull()
  history.back()
  const again = () => rows().find((row) => row.getAttribute('data-row-id') === id)
  await expect.poll(() => again() !== undefined).toBe(true)
  await expect
    .poll(() => Math.abs((again()?.getBoundingClientRect().top ?? Number.NaN) - top))
    .toBeLessThanOrEqual(1)
})
