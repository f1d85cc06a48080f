import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { syncNow } from '../../../model/sync.ts'
import { keepSettings } from '../../../model/sync/testing/settings-server.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { getInstance, setInstance } from '../../../model/instance.ts'
import { dismiss, getNotices, noticeMs } from '../../../model/notices.ts'
import { forgetSessionMemory } from '../../../model/session.ts'
import { chooseKeys } from '../../../model/keys.ts'
import { choiceOf, getSetting, setInstanceDefaults, setSetting } from '../../../model/settings.ts'
import { heard } from '../../../testing/heard.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { dialog, field, named, openWindow, sections } from './testing/open-window.tsx'

const gifs = 'Stop animated images'
const instanceBefore = getInstance()

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  forgetSessionMemory('left')
  await signIn(server)
})
afterEach(() => {
  setInstanceDefaults({})
  setInstance(instanceBefore)
  for (const { id } of getNotices()) dismiss(id)
})

const go = (name: string) => sections.getByRole('button', { name }).press()
const heading = (name: string) => dialog.getByRole('heading', { name, exact: true })
const rowOf = (setting: string) => document.querySelector(`[data-setting="${setting}"]`)

describe('the window', () => {
  test('shows the sections that have something in them, and opens at the first', async () => {
    await openWindow()
    await expect.element(heading('General')).toBeVisible()
    await expect.element(sections.getByRole('button', { name: 'General' })).toHaveAttribute('aria-current')
    await expect.element(sections.getByRole('button', { name: 'Posts' })).toBeVisible()
  })

  test('opens at a section that is named, by the names of other clients too', async () => {
    await openWindow('wide', { at: { section: 'filtering' } })
    await expect.element(heading('Filters and mutes')).toBeVisible()
    await expect.element(sections.getByRole('button', { name: 'Filters and mutes' })).toHaveFocus()
  })

  test('opens at a setting, wherever it stands, and says so by the focus', async () => {
    await openWindow('wide', { at: { section: 'general', setting: 'stopGifs' } })
    await expect.element(heading('Accessibility')).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(rowOf('stopGifs'))
  })

  test('[ERR-22] a saved setting shows a notice for two seconds, a failed save an error', async () => {
    changeInstance({ capabilities: { settingsProfiles: true } })
    keepSettings(server).set('pleroma-fe/default', { settings: {}, version: 1 })
    await syncNow()
    await openWindow('wide', { at: { section: 'general', setting: 'stopGifs' } })
    expect(getNotices()).toEqual([])
    await named('switch', gifs).press()
    await syncNow('send')
    await expect.element(page.getByText('Your settings were saved to your account.').first()).toBeVisible()
    expect(getNotices()).toMatchObject([{ level: 'success', timeout: noticeMs.success }])

    const refuse = () => Response.json({ error: 'Too long' }, { status: 422 })
    server.on('PUT /api/v1/akkoma/frontend_settings/pleroma-fe/default', refuse)
    await named('switch', gifs).press()
    await syncNow('send')
    await expect.element(page.getByText('Couldn’t sync your settings. Too long.').first()).toBeVisible()
    expect(getNotices().at(-1)).toMatchObject({ level: 'error', timeout: noticeMs.error })
  })

  test('otherwise opens where it was, and a section that was looked at stays as it was left', async () => {
    await openWindow()
    await go('Posts')
    const row = rowOf('loopVideo')
    expect(row).not.toBeNull()
    await go('Composing')
    await expect.element(heading('Posts')).not.toBeInTheDocument()
    await go('Posts')
    expect(rowOf('loopVideo')).toBe(row)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Open settings' }).press()
    await expect.element(heading('Posts')).toBeVisible()
  })

  test('[SHELL-43] makes itself small and comes back where it was', async () => {
    await openWindow('wide', { at: { section: 'posts' } })
    await named('button', 'Minimise').press()
    await expect.element(heading('Posts')).not.toBeInTheDocument()
    expect(field.query()).toBeNull()
    await page.getByRole('button', { name: 'Restore Settings' }).press()
    await expect.element(heading('Posts')).toBeVisible()
  })

  test('a section of another feature stands in it, and its controls of their own', async () => {
    const slots = {
      sections: { data: () => <p>Files of yours</p> },
      effects: { general: () => <p>What it looks like</p> },
    }
    await openWindow('wide', { slots })
    await expect.element(dialog.getByText('What it looks like')).toBeVisible()
    await go('Data')
    await expect.element(dialog.getByText('Files of yours')).toBeVisible()
  })

  test('says which server and which Skein this is', async () => {
    changeInstance({ facts: { softwareName: 'Akkoma', backendVersion: '3.16.0' } })
    await openWindow('wide', { at: { section: 'version' } })
    await expect.element(dialog.getByText(/3\.16\.0/)).toBeVisible()
    await expect.element(dialog.getByText('0.1.0', { exact: true })).toBeVisible()
  })
})

describe('a setting', () => {
  test('changes at once, is marked, and goes back to its default', async () => {
    await openWindow('wide', { at: { section: 'accessibility' } })
    await named('switch', gifs).press()
    expect(getSetting('stopGifs')).toBe(true)
    await expect.element(named('switch', gifs)).toBeChecked()
    await expect
      .element(named('switch', gifs))
      .toHaveAccessibleDescription(/They move.*Changed\. Default: off$/)
    await expect.element(sections.getByRole('button', { name: 'Accessibility 1 changed' })).toBeVisible()
    await named('button', `Back to default: ${gifs}`).press()
    expect(choiceOf('stopGifs')).toBeUndefined()
    await expect.element(named('switch', gifs)).toHaveFocus()
    await expect.element(dialog.getByText('Changed. Default: off')).not.toBeInTheDocument()
  })

  test('[SET-02] A changed setting survives a reload', async () => {
    const screen = await openWindow('wide', { at: { section: 'accessibility' } })
    await named('switch', gifs).press()
    await screen.unmount()
    // Whatever is kept in memory is read again from what is stored.
    dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    await openWindow('wide', { at: { section: 'accessibility' } })
    await expect.element(named('switch', gifs)).toBeChecked()
  })

  test('[SET-02] that was left alone follows the server’s default, and is marked when it does not', async () => {
    setInstanceDefaults({ stopGifs: true })
    await openWindow('wide', { at: { section: 'accessibility' } })
    await expect.element(named('switch', gifs)).toBeChecked()
    expect(dialog.getByText(/^Changed/).query()).toBeNull()
    await named('switch', gifs).press()
    await expect.element(dialog.getByText('Changed. Default: on')).toBeVisible()
  })

  test('with values is chosen from a list, or side by side where they are few and short', async () => {
    await openWindow('wide', { at: { setting: 'subjectLineBehavior' } })
    await named('combobox', 'Subject of replies').selectOptions('masto')
    expect(getSetting('subjectLineBehavior')).toBe('masto')
    await expect.element(dialog.getByText('Changed. Default: Add “re:”')).toBeVisible()
    await named('combobox', 'Undo send').selectOptions('10')
    expect(getSetting('undoSendSeconds')).toBe(10)
  })

  test('whose label tells of the off state is on while it is off', async () => {
    await openWindow('wide', { at: { setting: 'virtualScrolling' } })
    await named('switch', 'Draw every loaded post').press()
    expect(getSetting('virtualScrolling')).toBe(false)
    await expect.element(named('switch', 'Draw every loaded post')).toBeChecked()
    setSetting('virtualScrolling', undefined)
  })
})

describe('undo', () => {
  test('z undoes the last change, the one before it next, and says so', async () => {
    await openWindow('wide', { at: { section: 'filters' } })
    await named('switch', 'Mute bots').press()
    await named('switch', 'Hide media previews').press()
    expect(getSetting('hideAttachmentsInConv')).toBe(true)
    await userEvent.keyboard('z')
    expect(getSetting('hideAttachments')).toBe(false)
    expect(getSetting('hideAttachmentsInConv')).toBe(false)
    expect(getSetting('muteBotStatuses')).toBe(true)
    await userEvent.keyboard('z')
    expect(choiceOf('muteBotStatuses')).toBeUndefined()
    await userEvent.keyboard('z')
    await expect
      .poll(heard)
      .toEqual(
        expect.arrayContaining(['Undone: Hide media previews', 'Undone: Mute bots', 'Nothing to undo']),
      )
  })

  test('the pane offers it as well, and it writes where somebody types', async () => {
    await openWindow('wide', { at: { section: 'filters' } })
    await named('switch', 'Mute bots').press()
    await field.fill('z')
    expect(getSetting('muteBotStatuses')).toBe(true)
    await field.clear()
    await named('button', 'Undo the last change').press()
    expect(getSetting('muteBotStatuses')).toBe(false)
  })

  test('a section is reset without a question, and that is undone as one', async () => {
    await openWindow('wide', { at: { section: 'filters' } })
    await named('switch', 'Mute bots').press()
    await named('switch', 'Hide media previews').press()
    await named('button', 'Reset section: Filters and mutes').press()
    expect(getSetting('muteBotStatuses')).toBe(false)
    expect(getSetting('hideAttachments')).toBe(false)
    await expect.poll(() => heard().at(-1)).toContain('Filters and mutes: back to defaults')
    await userEvent.keyboard('z')
    expect(getSetting('muteBotStatuses')).toBe(true)
    expect(getSetting('hideAttachments')).toBe(true)
  })

  test('what has no row of its own is undone as well, and so is what was changed elsewhere', async () => {
    await openWindow('wide', { at: { section: 'notifications' } })
    await named('switch', 'Repeats').press()
    expect(choiceOf('notificationVisibility')).toMatchObject({ repeats: false })
    chooseKeys('keyboard.next', ['x'])
    setSetting('greentext', true)
    await userEvent.keyboard('zzz')
    expect(
      (['notificationVisibility', 'ownKeys', 'greentext'] as const).map((name) => choiceOf(name)),
    ).toEqual([undefined, undefined, undefined])
    await expect
      .poll(heard)
      .toEqual(
        expect.arrayContaining([
          'Undone: Colour lines that start with “>”',
          'Undone: Keys',
          'Undone: Notifications to show',
        ]),
      )
  })
})

test('what people look for in another section is shown there too, and is the same setting', async () => {
  await openWindow('wide', { at: { section: 'appearance' } })
  const guest = dialog.getByRole('region', { name: 'Also in Accessibility' })
  await guest.getByRole('combobox', { name: 'Text size' }).selectOptions('150')
  expect(getSetting('textSize')).toBe(150)
  await expect.element(sections.getByRole('button', { name: 'Accessibility 1 changed' })).toBeVisible()
  await expect.element(sections.getByRole('button', { name: 'Appearance', exact: true })).toBeVisible()
  setSetting('textSize', undefined)
})

describe('on a phone', () => {
  test('a list leads to a section, and back to where one was in the list', async () => {
    await openWindow('phone')
    await go('Posts')
    await expect.element(heading('Posts')).toHaveFocus()
    expect(sections.query()).toBeNull()
    await named('button', 'Back to all sections').press()
    await expect.element(sections.getByRole('button', { name: 'Posts' })).toHaveFocus()
  })

  test('Back of the browser leads from the section to the list, and then out', async () => {
    await openWindow('phone')
    await go('Posts')
    await expect.element(heading('Posts')).toBeVisible()
    history.back()
    await expect.element(sections).toBeVisible()
    history.back()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a change is told with a way back', async () => {
    await openWindow('phone', { at: { section: 'accessibility' } })
    await named('switch', gifs).press()
    await expect.element(dialog.getByText(`${gifs}: on`)).toBeVisible()
    await named('button', 'Undo').press()
    expect(choiceOf('stopGifs')).toBeUndefined()
    await named('switch', gifs).press()
    await userEvent.keyboard('z')
    expect(choiceOf('stopGifs')).toBeUndefined()
    await expect.element(dialog.getByText(`${gifs}: on`)).not.toBeInTheDocument()
  })

  test('a change that its value does not tell of is told as well, and a reset as one', async () => {
    await openWindow('phone', { at: { section: 'notifications' } })
    await named('switch', 'Repeats').press()
    await expect.element(dialog.getByText('Notifications to show: changed')).toBeVisible()
    await named('switch', 'Favourites').press()
    await named('button', 'Reset section: Notifications').press()
    await expect.element(dialog.getByText('Notifications to show: back to defaults')).toBeVisible()
    await named('button', 'Undo').first().press()
    expect(choiceOf('notificationVisibility')).toBeDefined()
  })
})
