import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { saveFilter } from '../../model/filter-changes.ts'
import { endSession } from '../../model/session.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { wirePosts } from '../../model/timelines/testing/instance.ts'
import { getFeed } from '../../model/timelines.ts'
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

test('asking for a filter while another tab is open leads to its editor above the filters', async () => {
  await showShell(widths.wide)
  const terms = [{ kind: 'hashtag', name: 'boats' }] as const
  const id = await saveFilter({ terms, effect: 'fold', places: ['home'], expiresAt: null, isPaused: false })
  openSettingsWindow({ section: 'filters' })
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Blocked' }).press()
  await expect.element(settings.getByText('#boats')).not.toBeVisible()
  openSettingsWindow({ section: 'filters', setting: id })
  await expect.element(settings.getByRole('textbox', { name: 'What to filter' })).toHaveFocus()
  await settings.getByRole('button', { name: 'Cancel' }).press()
  await expect.element(settings.getByRole('button', { name: 'Edit filter “#boats”' })).toHaveFocus()
  await expect.element(settings.getByRole('tab', { name: 'Filters 1', selected: true })).toBeVisible()
})

test('the posts that a filter is for are in the pane beside the settings where it is shown, else in the editor', async () => {
  server.timelines.set('/api/v1/timelines/home', wirePosts(1, 10))
  await getFeed({ kind: 'friends' }).refresh()
  await showShell(widths.wide)
  openSettingsWindow({ section: 'filters' })
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'New filter' }).press()
  const form = settings.getByRole('form', { name: 'New filter' })
  await form.getByRole('textbox', { name: 'What to filter' }).fill('line 4')
  const name = 'Posts that the filter is for'
  const inPane = settings.getByRole('region', { name: 'What changes' }).getByRole('list', { name })
  await expect.poll(() => inPane.getByRole('listitem').elements().length).toBe(2)
  await expect.element(settings.getByText('These 2 posts, newest first:')).toBeVisible()
  expect(form.getByRole('list', { name }).query()).toBeNull()
  await page.viewport(900, 800)
  await expect.poll(() => form.getByRole('list', { name }).getByRole('listitem').elements().length).toBe(2)
  expect(inPane.query()).toBeNull()
  await page.viewport(1400, 800)
  await expect.element(inPane).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).press()
  await expect.element(inPane).not.toBeInTheDocument()
})
