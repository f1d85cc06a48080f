import { afterEach, beforeEach, expect, test } from 'vitest'

import { forgetSessionMemory } from '../../../model/session.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { dialog, field, named, openWindow } from './testing/open-window.tsx'

beforeEach(async () => {
  const server = freshWorld()
  forgetSessionMemory('left')
  await signIn(server)
})
afterEach(() => forgetSessionMemory('left'))

test.each(['wide', 'narrow', 'phone'] as const)(
  'the first change in a section does not move what was pressed, in a window that is %s',
  async (size) => {
    await openWindow(size, { at: { section: 'accessibility' } })
    const control = named('switch', 'Stop animated images')
    await expect.element(control).toBeVisible()
    const row = control.element().closest('[data-setting]')
    const before = row?.getBoundingClientRect().top
    await control.press()
    await expect.element(dialog.getByRole('button', { name: /^Reset section/ })).toBeVisible()
    expect(row?.getBoundingClientRect().top).toBe(before)
  },
)

test('the search words of a setting are shown beside a search, and not in its section', async () => {
  const words = dialog.getByText(/^Also found by searching for: /)
  await openWindow('wide', { at: { section: 'posts' }, slots: { effects: { posts: () => <p>A post</p> } } })
  named('switch', 'Loop videos').element().focus()
  await expect.element(dialog.getByRole('heading', { level: 4, name: 'Loop videos' })).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
  await field.fill('loop videos')
  await expect.element(named('switch', 'Loop videos').first()).toBeVisible()
  named('switch', 'Loop videos').first().element().focus()
  await expect.element(words).toBeVisible()
})

test('where nothing is nearly called so, no other setting is named', async () => {
  await openWindow()
  await field.fill('zzzz')
  await expect.element(dialog.getByText('No setting called “zzzz”')).toBeVisible()
  await expect.element(dialog.getByText('Did you mean')).not.toBeInTheDocument()
})
