import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getInstance, setInstance } from '../../../model/instance.ts'
import { forgetSessionMemory } from '../../../model/session.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { dialog, openWindow } from './testing/open-window.tsx'

const instanceBefore = getInstance()
const changed = [
  'streaming',
  'pauseOnUnfocused',
  'conversationDisplay',
  'maxDepthInThread',
  'conversationTreeFadeAncestors',
  'conversationTreeAdvanced',
  'conversationOtherRepliesButton',
  'conversationReplies',
  'displayPageBackgrounds',
  'hideInstanceWallpaper',
] as const

beforeEach(async () => {
  const server = freshWorld()
  forgetSessionMemory('left')
  await signIn(server)
})
afterEach(() => {
  for (const name of changed) setSetting(name, undefined)
  setInstance(instanceBefore)
})

const toggle = (name: string) => dialog.getByRole('switch', { name, exact: true })
const radio = (group: string, name: string) =>
  dialog.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

test('[SET-03] streaming is off and the pause of a tab out of focus is on, and both can be changed', async () => {
  await openWindow('wide', { at: { section: 'general' } })
  const streaming = toggle('Show new posts automatically when you’re at the top')
  const pause = toggle('Pause while you’re in another tab or window')
  await expect.element(streaming).not.toBeChecked()
  await expect.element(pause).toBeChecked()
  await expect.element(pause).toBeDisabled()
  await streaming.press()
  await pause.press()
  expect([getSetting('streaming'), getSetting('pauseOnUnfocused')]).toEqual([true, false])
})

test('[SET-06] conversations are linear, six levels of a tree are shown, and all of a tree can be chosen once it is one', async () => {
  await openWindow('wide', { at: { section: 'posts' } })
  await expect.element(radio('Open conversations as', 'Linear')).toBeChecked()
  const depth = dialog.getByRole('spinbutton', { name: 'Levels of replies to show' })
  await expect.element(depth).toHaveValue(6)
  await expect.element(depth).toBeDisabled()
  await radio('Open conversations as', 'Tree').press()
  await depth.fill('4')
  await toggle('Fade the posts before the one you opened').press()
  await toggle('Show more buttons for branches').press()
  await dialog.getByRole('combobox', { name: 'Where to offer other replies' }).selectOptions('inside')
  await radio('Sort replies', 'Newest first').press()
  await expect
    .poll(() => changed.slice(2, 8).map((name) => getSetting(name)))
    .toEqual(['tree', 4, true, true, 'inside', 'newest'])
})

test('[SET-17] backgrounds of people and of the server are shown, and both can be left out', async () => {
  changeInstance({ branding: { background: '/static/background.jpg' } })
  await openWindow('wide', { at: { section: 'appearance' } })
  await page.viewport(1440, 900)
  const [people, server] = [
    toggle('Show people’s background images'),
    toggle('Hide the server’s background image'),
  ]
  await expect.element(people).toBeChecked()
  await expect.element(server).not.toBeChecked()
  await people.press()
  await server.press()
  expect([getSetting('displayPageBackgrounds'), getSetting('hideInstanceWallpaper')]).toEqual([false, true])
})
