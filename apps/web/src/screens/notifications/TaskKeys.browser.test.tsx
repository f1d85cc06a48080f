import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { began, mine, minutesAgo, reply, servePages, told } from './testing/told.ts'

const path = '/wren/notifications'
const all = [
  reply(9, 'mira', { in_reply_to_id: mine(101).id }),
  reply(8, 'kei', { in_reply_to_id: mine(101).id }),
  reply(7, 'jun', { in_reply_to_id: mine(102).id }),
  told(6, 'favourite', 'tomas', { status: mine(101) }),
  told(5, 'favourite', 'tomas', { status: mine(103, minutesAgo(60 * 24 * 30)) }),
]

const main = page.getByRole('main')
const feed = main.getByRole('feed')
const labels = () =>
  [...(feed.query()?.querySelectorAll('article[aria-label]') ?? [])].map(
    (each) => each.ariaLabel?.split('. ')[0],
  )
const focused = () => document.activeElement?.ariaLabel?.split('. ')[0]
const said = () => getNotices().at(-1)

async function openList(): Promise<void> {
  await open(path)
  await expect.poll(labels).toHaveLength(4)
}

let server: FakeServer
beforeEach(async () => {
  begin()
  server = startAfresh(path)
  servePages(server, () => all)
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  await signInAs()
  await openList()
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('keyboardShortcuts', undefined)
  await end()
})

test('e ends the row that has the focus, the next one has it then, and it is said how many are left', async () => {
  await userEvent.keyboard('j')
  await expect.poll(focused).toBe('Mira replied to you')
  await userEvent.keyboard('e')
  await expect.poll(labels).toEqual(['Kei replied to you', 'Jun replied to you', 'Your post'])
  expect(focused()).toBe('Kei replied to you')
  expect(said()).toMatchObject({ messageKey: 'notifications.tasks.done', messageArgs: { left: 3 } })
  await userEvent.keyboard('jje')
  await expect.poll(labels).toEqual(['Kei replied to you', 'Jun replied to you'])
  said()?.undo?.()
  await expect.poll(labels).toHaveLength(3)
})

test('s asks until when, a figure answers, and the next row has the focus', async () => {
  await userEvent.keyboard('j')
  await expect.poll(focused).toBe('Mira replied to you')
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('menuitem', { name: /^In 1 hour/ })).toBeVisible()
  await userEvent.keyboard('1')
  await expect.poll(labels).toEqual(['Kei replied to you', 'Jun replied to you', 'Your post'])
  await expect.poll(focused).toBe('Kei replied to you')
  expect(said()?.messageKey).toBe('notifications.tasks.until')
})

test('m quiets the post of one’s own that a row is about or answers', async () => {
  await userEvent.keyboard('j')
  await expect.poll(focused).toBe('Mira replied to you')
  await userEvent.keyboard('m')
  await expect.poll(labels).toEqual(['Mira replied to you', 'Kei replied to you', 'Jun replied to you'])
  expect(said()?.messageKey).toBe('notifications.tasks.quiet')
  said()?.undo?.()
  await expect.poll(labels).toHaveLength(4)
})

test('r answers the post of the row, below it', async () => {
  await userEvent.keyboard('jj')
  await expect.poll(focused).toBe('Kei replied to you')
  await userEvent.keyboard('r')
  const form = main.getByRole('form', { name: 'Reply to Kei' })
  await expect.element(form.getByRole('textbox', { name: 'Post text' })).toHaveFocus()
})

test('with the shortcuts off they mean nothing', async () => {
  setSetting('keyboardShortcuts', 'off')
  feed.element().querySelector<HTMLElement>('article[aria-label]')?.focus()
  await userEvent.keyboard('esm')
  expect(getSetting('keyboardShortcuts')).toBe('off')
  expect(labels()).toHaveLength(4)
  expect(getNotices().filter(({ messageKey }) => messageKey.startsWith('notifications.tasks'))).toEqual([])
})

test('a time of one’s own is asked for, and one that is past is refused', async () => {
  await main.getByRole('article', { name: /^Jun/ }).getByRole('button', { name: 'Snooze' }).press()
  await page.getByRole('menuitem', { name: /^Pick a time/ }).press()
  const dialog = page.getByRole('dialog', { name: 'Snooze until' })
  const field = dialog.getByLabelText('Date and time')
  await field.fill('2026-06-01T09:00')
  await dialog.getByRole('button', { name: 'Snooze' }).press()
  await expect.element(dialog.getByText('Choose a time that’s still to come.')).toBeVisible()
  await field.fill('2026-06-12T09:00')
  await dialog.getByRole('button', { name: 'Snooze' }).press()
  await expect.poll(labels).toEqual(['Mira replied to you', 'Kei replied to you', 'Your post'])
  expect(said()?.messageArgs).toMatchObject({ when: expect.stringContaining('Jun 12') })
})
