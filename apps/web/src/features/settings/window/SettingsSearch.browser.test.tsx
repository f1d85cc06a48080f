import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { dismiss, getNotices } from '../../../model/notices.ts'
import { forgetSessionMemory } from '../../../model/session.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { heard } from '../../../testing/heard.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { dialog, field, named, openWindow, sections } from './testing/open-window.tsx'

beforeEach(async () => {
  const server = freshWorld()
  forgetSessionMemory('left')
  await signIn(server)
})
afterEach(() => {
  for (const { id } of getNotices()) dismiss(id)
})

const gifs = 'Stop animated images'
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['setting']
const found = () =>
  [...document.querySelectorAll<HTMLElement>('dialog [data-setting]')].flatMap(
    (row) => row.dataset['setting'] ?? [],
  )
const paths = () =>
  [...document.querySelectorAll('dialog h3')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('›'))

test('a setting is found by words that people use, under its path, and changed right there', async () => {
  await openWindow()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('gif')
  await expect.poll(() => paths()[0]).toMatch(/ › /)
  await named('switch', gifs).press()
  expect(getSetting('stopGifs')).toBe(true)
  await expect.poll(() => heard().at(-1)).toMatch(/^(?:One setting|\d+ settings)\.$/)
})

test('whoever has opened it types at once', async () => {
  await openWindow()
  await userEvent.keyboard('gif')
  await expect.element(field).toHaveValue('gif')
  await expect.element(named('switch', gifs)).toBeVisible()
})

test('a row that the keyboard reaches says its setting and its value, and what Space makes of it', async () => {
  await openWindow()
  await field.fill('gif')
  await expect.element(named('switch', gifs)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('stopGifs')
  await expect.element(dialog.getByRole('group', { name: `${gifs}: off` })).toHaveFocus()
  await userEvent.keyboard(' ')
  // Not necessarily last: the number of results is announced after a delay.
  await expect.poll(() => heard().join('\n')).toContain(`${gifs}: on`)
  await expect.element(dialog.getByRole('group', { name: `${gifs}: on` })).toHaveFocus()
})

test('what was typed is marked in the name', async () => {
  await openWindow()
  await field.fill('anim')
  await expect.poll(() => document.querySelector('dialog mark')?.textContent).toBe('anim')
  await expect.element(named('switch', gifs)).toBeVisible()
})

test('arrows go from row to row, and Enter opens the section at the row', async () => {
  await openWindow()
  await field.fill('filters hide')
  await expect.poll(() => found().length).toBeGreaterThan(1)
  const [first, second] = found()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe(first)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe(second)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Filters and mutes' })).toBeVisible()
  await expect.poll(focused).toBe(first)
  await expect.element(field).toHaveValue('')
})

test('Space turns a switch', async () => {
  await openWindow()
  await field.fill('mute bots')
  await userEvent.keyboard('{ArrowDown} ')
  expect(getSetting('muteBotStatuses')).toBe(true)
})

test('Space goes on to the next value of a choice', async () => {
  await openWindow()
  await field.fill('subject of replies')
  await userEvent.keyboard('{ArrowDown} ')
  expect(getSetting('subjectLineBehavior')).toBe('masto')
})

test('Escape clears what was typed first, and then closes', async () => {
  await openWindow()
  await field.fill('mute')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a section is found by its own words and opened', async () => {
  await openWindow()
  await field.fill('about')
  await named('button', 'Open About').press()
  await expect.element(dialog.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
})

test.each([
  ['dark at night', 'theme'],
  ['language of my posts', 'postLanguage'],
  ['larger text', 'textSize'],
  ['mute bots', 'muteBotStatuses'],
  ['undo send', 'undoSendSeconds'],
  ['hide the counts', 'hidePostStats'],
])('“%s” finds the setting first', async (words, name) => {
  await openWindow()
  await field.fill(words)
  await expect.poll(() => found()[0]).toBe(name)
})

/** Its rows come later, as what is fetched does. */
function Keys() {
  const [isThere, setIsThere] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? (
    <button type="button" data-shortcut="status.actions.reply" onClick={() => setIsPressed(true)}>
      {isPressed ? 'Press keys' : 'r'}
    </button>
  ) : null
}
const slots = { sections: { keys: Keys } }

test('a shortcut is found by its name in a whole sentence, and is about to get other keys', async () => {
  await openWindow('wide', { slots })
  await field.fill('key')
  await expect.element(named('button', 'Open Keys')).toBeVisible()
  await expect.element(named('button', 'Change the keys of Reply')).not.toBeInTheDocument()
  await field.fill('a different key for reply')
  await named('button', 'Change the keys of Reply').press()
  await expect.element(named('button', 'Press keys')).toHaveFocus()
})

test('the section of keys counts what is changed in it, and is shown with what is changed', async () => {
  setSetting('ownKeys', { 'status.actions.reply': ['w'] })
  await openWindow('wide', { slots })
  await expect.element(sections.getByRole('button', { name: 'Keys 1 changed' })).toBeVisible()
  await field.fill('a')
  await named('radio', 'Only changed').press()
  await field.fill('')
  await expect.element(named('button', 'Open Keys')).toBeVisible()
  setSetting('ownKeys', undefined)
})

test('where nothing is called so, it says so and names what is most like it', async () => {
  await openWindow()
  await field.fill('animted')
  await expect.element(dialog.getByText('No setting called “animted”')).toBeVisible()
  await expect.element(named('switch', gifs)).toBeVisible()
  await expect.poll(() => heard().at(-1)).toBe('No setting called “animted”')
})

test('only what is changed is shown, and stays in sight when it is given back', async () => {
  await openWindow('wide', { at: { section: 'accessibility' } })
  await named('switch', gifs).press()
  await named('button', '1 changed, show only changed settings').press()
  await expect.element(named('radio', 'Only changed')).toBeChecked()
  await expect.poll(paths).toHaveLength(1)
  await named('button', `Back to default: ${gifs}`).press()
  await expect.element(named('switch', gifs)).not.toBeChecked()
  await expect.element(named('switch', gifs)).toHaveFocus()
})

test('on a phone the field stands above the list', async () => {
  await openWindow('phone')
  await field.fill('gif')
  await expect.element(named('switch', gifs)).toBeVisible()
  expect(sections.query()).toBeNull()
  await named('button', 'Clear search').press()
  await expect.element(sections).toBeVisible()
})
