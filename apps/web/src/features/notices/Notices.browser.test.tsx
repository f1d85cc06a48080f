import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dismiss, getNotices, notify } from '../../model/notices.ts'
import { show } from '../../testing/world.tsx'
import { heard } from '../../testing/heard.ts'
import { Notices } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const { id } of getNotices()) dismiss(id)
})

async function open() {
  const undo = vi.fn()
  const screen = await show(
    <>
      <button type="button">Where one was</button>
      <Notices />
    </>,
  )
  notify({ level: 'success', messageKey: 'status.said.threadMuted', timeout: 1000, undo })
  const button = screen.getByRole('button', { name: 'Undo' })
  await expect.element(button).toBeVisible()
  return { screen, undo, button }
}

test('[SHELL-50] a notice stays while it has the focus, also when the pointer leaves it', async () => {
  const { button } = await open()
  // First, so that it does not go while the pointer is on its way.
  ;(button.element() as HTMLElement).focus()
  await button.hover()
  await userEvent.unhover(button)
  await new Promise((resolve) => setTimeout(resolve, 1600))
  await expect.element(button).toHaveFocus()
})

test('what is taken back by a key gives the focus back to where one was', async () => {
  const { screen, undo, button } = await open()
  const before = screen.getByRole('button', { name: 'Where one was' })
  ;(before.element() as HTMLElement).focus()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(before).toHaveFocus()
})

test('one that goes while it has the focus gives it back as well, and holds no other', async () => {
  const { screen, button } = await open()
  const before = screen.getByRole('button', { name: 'Where one was' })
  ;(before.element() as HTMLElement).focus()
  ;(button.element() as HTMLElement).focus()
  for (const { id } of getNotices()) dismiss(id)
  await expect.element(before).toHaveFocus()
  notify({ level: 'success', messageKey: 'status.said.pinned', timeout: 200 })
  await expect.element(screen.getByText('Pinned to your profile.')).toBeVisible()
  await expect.element(screen.getByText('Pinned to your profile.')).not.toBeInTheDocument()
})

test('a notice that can be taken back tells the key for it', async () => {
  const { button } = await open()
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'z')
  await expect.poll(() => heard().at(-1)).toBe('Conversation muted. Press z to undo.')
})

test('a small window shows one notice: the last, and the one that has the focus', async () => {
  await page.viewport(320, 256)
  const screen = await show(<Notices />)
  const button = screen.getByRole('button', { name: 'Undo' })
  const last = screen.getByText('Pinned to your profile.')
  notify({ level: 'success', messageKey: 'status.said.threadMuted', undo: vi.fn() })
  notify({ level: 'info', messageKey: 'status.said.pinned' })
  await expect.element(last).toBeVisible()
  expect(button.query()).toBeNull()

  for (const { id, level } of getNotices()) if (level === 'info') dismiss(id)
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  notify({ level: 'info', messageKey: 'status.said.pinned' })
  await expect.element(last).toBeVisible()
  await expect.element(button).toHaveFocus()
})
