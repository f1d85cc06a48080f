import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dismiss, getNotices } from '../../../model/notices.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { expectNothingFound, plainLook } from '../../../testing/gallery/looks.ts'
import { heard } from '../../../testing/heard.ts'
import { stopTimersOf } from '../../../testing/stop-timers.ts'
import { freshWorld, seed, show, signIn } from '../../../testing/world.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notices } from '../../notices/index.ts'
import { StatusCard } from '../../status/index.ts'
import { closeKeyboardHelp, openKeyboardHelp } from '../help-state.ts'
import { KeyboardHelp } from '../index.ts'
import { KeysAside, KeysSection } from '../screen.ts'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  await page.viewport(1200, 1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  plainLook()
  closeKeyboardHelp()
  for (const { id } of getNotices()) dismiss(id)
  setSetting('ownKeys', undefined)
  setSetting('keyboardShortcuts', undefined)
})

const row = (name: string) => page.getByRole('button', { name: `Change the keys of ${name}`, exact: true })
const keysOf = (name: string) => row(name).element().getAttribute('aria-description')
const own = () => getSetting('ownKeys')

async function showPage() {
  const statusId = await seed(server)
  await show(
    <main>
      <div role="feed">
        <StatusCard statusId={statusId} />
      </div>
      <KeysSection />
      <KeysAside />
      <Notices />
      <KeyboardHelp />
    </main>,
  )
  await expect.element(row('Reply')).toBeVisible()
}

/** Presses the row, and then keys. */
async function record(name: string, keys: string) {
  await row(name).press()
  await userEvent.keyboard(keys)
}

const focusPost = () => (page.getByRole('article').first().element() as HTMLElement).focus()

describe('a shortcut', () => {
  test('has the keys that are pressed for it, and they really do it', async () => {
    await showPage()
    await record('Reply', 'A')
    await expect.poll(own).toEqual({ 'status.actions.reply': ['A'] })
    expect(keysOf('Reply')).toBe('Shift+a. Default: r.')
    focusPost()
    await userEvent.keyboard('r')
    expect(page.getByRole('form').elements()).toHaveLength(0)
    await userEvent.keyboard('A')
    await expect.element(page.getByRole('form', { name: 'Reply to mira' })).toBeVisible()
  })

  test('has one letter when a second key does not follow, and both when it does', async () => {
    await showPage()
    await record('Reply', 'a')
    expect(own()).toEqual({})
    await expect.poll(own).toEqual({ 'status.actions.reply': ['a'] })
    // On a slow machine the second key comes later than a second after the first.
    stopTimersOf(1_000)
    await record('Home', 'wh')
    await expect.poll(own).toMatchObject({ 'shell.navigation.home': ['w h'] })
    expect(heard()).toContain('Home: w, then h')
  })

  test('says what to press, keeps its keys on Escape, and loses them on Backspace', async () => {
    await showPage()
    await record('Reply', '{Escape}')
    expect(heard()).toEqual([
      'Press the new keys for Reply. Esc keeps r, Backspace removes them.',
      'Nothing changed.',
    ])
    expect(own()).toEqual({})
    await expect.element(row('Reply')).toHaveFocus()
    await record('Reply', '{Backspace}')
    expect(own()).toEqual({ 'status.actions.reply': [] })
    expect(keysOf('Reply')).toBe('No keys. Default: r.')
  })

  test('keeps Escape from the window around it while it asks for keys', async () => {
    const close = vi.fn()
    await show(
      <Dialog title="Settings" onClose={close}>
        <KeysSection />
      </Dialog>,
    )
    await record('Reply', '{Escape}')
    await expect.poll(heard).toContain('Nothing changed.')
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => close.mock.calls.length).toBe(1)
  })

  test('goes on to the next control by Tab, and takes no key that others need', async () => {
    await showPage()
    await record('Reply', '{Enter}')
    expect(heard().at(-1)).toBe('Enter is needed to get around the page. Press other keys.')
    await userEvent.keyboard('{Control>}w{/Control}')
    expect(heard().at(-1)).toBe('Ctrl+w belongs to the browser or the system. Press other keys.')
    await userEvent.keyboard('{Tab}')
    await expect.element(row('Repeat')).toHaveFocus()
    expect(own()).toEqual({})
  })

  test('has its default back by its button, which leaves the focus on the row, or by pressing it', async () => {
    setSetting('ownKeys', { 'status.actions.reply': ['a'], 'status.actions.quote': ['w'] })
    await showPage()
    await expect.element(page.getByText('2 changed')).toBeVisible()
    await page.getByRole('button', { name: 'Put the default of Reply back' }).press()
    await expect.element(row('Reply')).toHaveFocus()
    await record('Quote', 'q')
    await expect.poll(own).toEqual({})
    await expect.element(page.getByText(/changed/)).not.toBeInTheDocument()
  })

  test('keeps the keys of the feed’s pattern beside its own', async () => {
    await showPage()
    await record('Next post', 'W')
    await expect.poll(() => keysOf('Next post')).toBe('Shift+w, ↓, Page Down. Default: j.')
  })
})

describe('a key that means two things', () => {
  const alert = () => page.getByText(/^i is also/)

  test('is said at once, marked on both, and works all the same', async () => {
    await showPage()
    await record('Bookmark', 'i')
    await expect.element(alert()).toBeVisible()
    await expect
      .poll(heard)
      .toContain(
        'i is also “Card of the author or the linked person”. Where both are possible, only one of them answers.',
      )
    expect(keysOf('Bookmark')).toBe('i. Used twice. Default: d.')
    expect(keysOf('Card of the author or the linked person')).toBe('i. Used twice.')
    focusPost()
    await userEvent.keyboard('i')
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/bookmark'])
  })

  test('has two ways out: another key for the other one, or the default back', async () => {
    setSetting('ownKeys', { 'status.actions.bookmark': ['i'] })
    await showPage()
    await page.getByRole('button', { name: 'Move Card of the author or the linked person to c' }).press()
    await expect.poll(own).toEqual({ 'status.actions.bookmark': ['i'], 'keyboard.card': ['c'] })
    await expect.element(alert()).not.toBeInTheDocument()
    await expect.element(row('Bookmark')).toHaveFocus()
    setSetting('ownKeys', { 'status.actions.bookmark': ['i'] })
    await page.getByRole('button', { name: 'Put d back' }).press()
    await expect.poll(own).toEqual({})
  })

  test('is also one that begins others: then it moves itself', async () => {
    setSetting('ownKeys', { 'status.actions.reply': ['g'] })
    await showPage()
    await expect.element(page.getByText(/^g also begins “Home” and 9 more/)).toBeVisible()
    await page.getByRole('button', { name: /^Move Reply to/ }).press()
    await expect.element(page.getByText(/^g also begins/)).not.toBeInTheDocument()
  })
})

describe('single keys', () => {
  test.each([
    ['Only with Alt', 'f', '{Alt>}f{/Alt}'],
    ['No shortcuts at all', 'f', ''],
  ])('%s', async (name, nothing, something) => {
    await showPage()
    await page.getByRole('radio', { name }).press()
    focusPost()
    await userEvent.keyboard(nothing)
    expect(server.changes).toEqual([])
    if (something === '') return
    await userEvent.keyboard(something)
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
    expect(keysOf('Favourite')).toBe('Alt+f, Alt+l')
  })

  test('can want a post that has the focus', async () => {
    await showPage()
    await page.getByRole('radio', { name: 'Only while a post has the focus' }).press()
    focusPost()
    await userEvent.keyboard('f')
    await expect.poll(() => server.changes).toHaveLength(1)
    expect(getSetting('keyboardShortcuts')).toBe('focus')
    await page.getByRole('radio', { name: 'On', exact: true }).press()
    expect(getSetting('keyboardShortcuts')).toBe('on')
  })
})

test('the set of another client is taken over with a press, and Undo puts back what was there', async () => {
  setSetting('ownKeys', { 'status.actions.reply': ['a'] })
  await showPage()
  await expect.element(page.getByText('The one in use, with 1 change')).toBeVisible()
  await page.getByRole('radio', { name: 'Phanpy' }).press()
  await expect.poll(() => keysOf('Repeat')).toBe('Shift+b. Default: b.')
  expect(keysOf('Reply')).toBe('r')
  await expect.element(page.getByRole('radio', { name: 'Phanpy' })).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).press()
  await expect.poll(own).toEqual({ 'status.actions.reply': ['a'] })
  await page.getByRole('button', { name: 'Restore all defaults' }).press()
  await expect.poll(own).toEqual({})
})

test('the picture of the keyboard has its words', async () => {
  setSetting('ownKeys', { 'status.actions.bookmark': ['i'] })
  await showPage()
  await expect.element(page.getByText(/keys in use, 1 used twice\. Free: .*d/)).toBeInTheDocument()
})

test('the help shows the keys as they are', async () => {
  setSetting('ownKeys', { 'status.actions.reply': ['A'], 'status.actions.quote': [] })
  await showPage()
  openKeyboardHelp()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(sheet).toBeVisible()
  const rows = [...sheet.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toContain('ReplyShifta')
  expect(rows.filter((text) => text.startsWith('Quote'))).toEqual([])
})

test('axe finds nothing in it, with a conflict and a row that waits for keys', async () => {
  setSetting('ownKeys', { 'status.actions.bookmark': ['i'] })
  await showPage()
  await row('Reply').press()
  await expectNothingFound()
})
