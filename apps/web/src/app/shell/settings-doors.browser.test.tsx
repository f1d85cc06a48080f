import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { openFirstRun, openSettingsWindow } from '../../model/windows.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

const dialog = page.getByRole('dialog', { name: /^Welcome to/ })
const settings = page.getByRole('dialog', { name: 'Settings' })
const next = dialog.getByRole('button', { name: 'Next', exact: true })
const card = (name: string) => dialog.getByRole('checkbox', { name })
const root = document.documentElement
const letters = () => Number.parseFloat(getComputedStyle(root).fontSize)

beforeEach(async () => {
  const server = freshWorld()
  server.reply = () => []
  changeInstance({ capabilities: { suggestions: false } })
  await signIn(server)
})
afterEach(() => {
  setSetting('textSize', undefined)
  endSession('left')
  localStorage.clear()
})

test('a way of reading changes the page behind, and leaves it as it was', async () => {
  await showShell(widths.wide)
  const usual = letters()
  openFirstRun()
  await expect.element(dialog.getByText('Step 1 of 2').first()).toBeVisible()
  await next.press()
  await card('Large text').press()
  await expect.poll(letters).toBe(usual * 1.5)
  expect(root).toHaveAttribute('data-underlined')
  await card('Keyboard only').press()
  await expect.poll(() => root.hasAttribute('data-focus-always')).toBe(true)
  await card('Large text').press()
  await expect.poll(letters).toBe(usual)
  expect(root).not.toHaveAttribute('data-underlined')
  expect(root).toHaveAttribute('data-focus-always')
})

test('the general settings lead back to it, and make way for it', async () => {
  await showShell(widths.wide)
  setSetting('firstRunDone', true)
  openSettingsWindow({ section: 'general' })
  await settings.getByRole('button', { name: 'Start the first steps again' }).press()
  await expect.element(dialog).toBeVisible()
  await expect.element(settings).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Skip all' }).press()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getSetting('firstRunDone')).toBe(true)
})

test('the settings of accessibility lead to the journal, which opens over them', async () => {
  await showShell(widths.wide)
  openSettingsWindow({ section: 'accessibility' })
  await settings.getByRole('button', { name: 'Open the journal' }).press()
  const journal = page.getByRole('dialog', { name: 'Journal' })
  await expect.element(journal).toBeVisible()
  await journal.getByRole('button', { name: 'Close' }).press()
  await expect.element(journal).not.toBeInTheDocument()
  await expect.element(settings.getByRole('button', { name: 'Open the journal' })).toHaveFocus()
})

test('visitors have no way to the first run', async () => {
  endSession('left')
  await showShell(widths.wide)
  openSettingsWindow({ section: 'general' })
  await expect.element(settings.getByRole('heading', { name: 'General' })).toBeVisible()
  await expect.element(settings.getByRole('button', { name: /first steps/ })).not.toBeInTheDocument()
})

const inNavigation = (name: string) =>
  settings.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })

test('[SET-01] security and data have what members do with their account, which goes with them', async () => {
  await showShell(widths.wide)
  changeInstance({ capabilities: { accountChanges: true } })
  openSettingsWindow({ section: 'security' })
  await expect.element(settings.getByRole('button', { name: 'Change password' })).toBeVisible()
  await inNavigation('Data').press()
  await expect.element(settings.getByRole('button', { name: 'Choose file: Mutes' })).toBeVisible()
  const to = settings.getByRole('region', { name: 'Move your followers' }).getByLabelText('New account')
  await to.fill('wren@loom.example')
  await inNavigation('Posts').press()
  await inNavigation('Data').press()
  await expect.element(to).toHaveValue('wren@loom.example')
  endSession('refused')
  await expect.element(settings).not.toBeInTheDocument()
})

test('[SET-37] [SET-38] filters and mutes have the lists of muted people, blocked people and servers; visitors have none', async () => {
  await showShell(widths.wide)
  openSettingsWindow({ section: 'filters' })
  const tabs = settings.getByRole('tablist', { name: 'Filters, muted and blocked' })
  await expect.element(tabs.getByRole('tab', { name: 'Filters 0', selected: true })).toBeVisible()
  await tabs.getByRole('tab', { name: 'Muted people' }).press()
  await expect.element(settings.getByText('You haven’t muted anyone')).toBeVisible()
  endSession('left')
  openSettingsWindow({ section: 'filters' })
  await expect.element(settings.getByRole('heading', { name: 'Filters and mutes' })).toBeVisible()
  await expect.element(tabs).not.toBeInTheDocument()
})

test('visitors have the settings as a file, and neither lists nor an account to move', async () => {
  endSession('left')
  await showShell(widths.wide)
  openSettingsWindow({ section: 'data' })
  await expect.element(settings.getByRole('button', { name: 'Save settings', exact: true })).toBeVisible()
  await expect.element(inNavigation('Security')).not.toBeInTheDocument()
  await expect.element(settings.getByRole('heading', { name: 'Moving or leaving' })).not.toBeInTheDocument()
  await expect.element(settings.getByRole('heading', { name: 'Lists of people' })).not.toBeInTheDocument()
})
