import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { notify, say } from '../../model/notices.ts'
import { forgetSessionMemory } from '../../model/session.ts'
import { show } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { Journal, openJournal } from './index.ts'

beforeEach(() => forgetSessionMemory('left'))
afterEach(() => forgetSessionMemory('left'))

async function open() {
  const screen = await show(
    <>
      <Notices />
      <Journal />
    </>,
  )
  openJournal()
  await expect.element(screen.getByRole('dialog', { name: 'Journal' })).toBeVisible()
  return screen
}

test('what was said stands there newest first, with the time', async () => {
  say({ messageKey: 'status.said.favourited' })
  say({ messageKey: 'status.said.bookmarked' })
  const screen = await open()
  const entries = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(entries)
    .toEqual([expect.stringMatching(/^\d.*Bookmarked\.$/), expect.stringMatching(/^\d.*Favourited\.$/)])
})

test('what can be taken back is taken back there, and the focus stays in the list', async () => {
  const undo = vi.fn()
  notify({ level: 'success', messageKey: 'status.said.threadMuted', timeout: 1, undo })
  const screen = await open()
  const button = screen.getByRole('button', { name: 'Undo: Conversation muted.' })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: 'Journal' })).toHaveFocus()
})

test('where nothing was said it says so, and Escape closes it', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Nothing here yet')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
