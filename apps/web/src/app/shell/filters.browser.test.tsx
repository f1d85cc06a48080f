import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { saveFilter } from '../../model/filter-changes.ts'
import { endSession } from '../../model/session.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  server.reply = () => []
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
})
afterEach(() => {
  endSession('left')
  localStorage.clear()
})

const asked = () => server.asked('GET /api/v1/filters').length

test('the server’s filters are read for members only', async () => {
  endSession('left')
  await showShell(widths.wide)
  await expect.element(page.getByRole('heading', { name: 'Screen' })).toBeVisible()
  expect(asked()).toBe(0)
  await signIn(server)
  await expect.poll(asked).toBe(1)
})

test('asking the settings for a filter opens its editor, also when the section is fetched first', async () => {
  await showShell(widths.wide)
  const id = await saveFilter({
    terms: [{ kind: 'hashtag', name: 'boats' }],
    effect: 'fold',
    places: ['home'],
    expiresAt: null,
    isPaused: false,
  })
  openSettingsWindow({ section: 'filters', setting: id })
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(settings.getByRole('form', { name: 'Edit filter' })).toBeVisible()
  await expect.element(settings.getByRole('textbox', { name: 'What to filter' })).toHaveFocus()
  await settings.getByRole('button', { name: 'Cancel' }).press()
  await expect.element(settings.getByRole('button', { name: 'Edit filter “#boats”' })).toHaveFocus()
})
