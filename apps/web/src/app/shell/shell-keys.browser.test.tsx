import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compose, getComposing, stopComposing } from '../../model/writing.ts'
import { registerKeys } from '../../model/keys.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'

beforeEach(() => {
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})
afterEach(() => stopComposing())

const sheet = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const path = () => location.pathname

/** Shows the shell with somebody signed in, and waits until its keys are there. */
async function open(width: number = widths.wide) {
  await signInAs()
  await showShell(width)
  await expect.element(page.getByRole('heading', { name: 'Screen' })).toBeVisible()
}

/** Every row of the sheet: its name, and the keys as they are read. */
function shown(): string[] {
  return [...sheet().element().querySelectorAll('dl > div')].map((row) => {
    const keys = [...(row.querySelector('dd')?.childNodes ?? [])].map(({ textContent }) => textContent)
    return `${row.querySelector('dt')?.textContent}: ${keys.join(' ')}`
  })
}

/** Presses a sequence of keys without its timeout, which a slow machine can exceed. */
async function pressTogether(keys: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard(keys)
  vi.useRealTimers()
}

describe('keys that mean the same on every screen', () => {
  test('two keys lead to each timeline that is offered, and to what is one’s own', async () => {
    describeInstance({
      facts: { localBubbleInstances: ['reed.example'] },
      capabilities: { bubble: true, knownNetwork: true },
    })
    await open()
    for (const [key, to] of [
      ['l', '/main/public'],
      ['b', '/main/bubble'],
      ['k', '/main/all'],
      ['d', '/users/wren/dms'],
      ['m', '/bookmarks'],
      ['n', '/wren/notifications'],
      ['i', '/users/wren/interactions'],
      ['p', '/users/wren'],
      ['h', '/main/friends'],
    ]) {
      await pressTogether(`g${key}`)
      await expect.poll(path).toBe(to)
    }
    await pressTogether('gs')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  })

  test('n opens a new post, also after g when a second has passed', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('g')
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await userEvent.keyboard('n')
    expect(getComposing('window')).toMatchObject({ kind: 'new' })
    expect(path()).toBe('/main/friends')
  })

  test('n goes to what is written in a window beside the page, where something is', async () => {
    await open()
    compose({ kind: 'mention', acct: 'mira' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const dialog = page.getByRole('dialog').element()
    const put = page.getByRole('button', { name: 'Dock beside the page' })
    await put.press()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('n')
    expect(getComposing('window')).toMatchObject({ kind: 'mention', acct: 'mira' })
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  })

  test('[SHELL-17] / leads into the search, and where that has no room, to its screen', async () => {
    await open()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('/')
    expect(page.getByRole('searchbox', { name: 'Search' }).element()).toHaveProperty('value', '/')
    await showShell(widths.mobile)
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('/')
    await expect.poll(path).toBe('/search')
  })

  test('u and Backspace go back', async () => {
    await open()
    await pressTogether('gl')
    await expect.poll(path).toBe('/main/public')
    await userEvent.keyboard('u')
    await expect.poll(path).toBe('/main/friends')
    await pressTogether('gm')
    await expect.poll(path).toBe('/bookmarks')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(path).toBe('/main/friends')
  })

  test('Escape takes back what is selected: text, then a control of a post, then the post', async () => {
    await signInAs()
    await showShell(
      widths.wide,
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stands for a post
      <article tabIndex={0}>
        A heron <button type="button">Favourite</button>
      </article>,
    )
    const post = page.getByRole('article')
    const button = post.getByRole('button')
    ;(button.element() as HTMLElement).focus()
    getSelection()?.selectAllChildren(post.element())
    await userEvent.keyboard('{Escape}')
    expect(getSelection()?.isCollapsed).toBe(true)
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(post).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the list of keys', () => {
  test('shows what is registered now, each key once, with its group and how it is pressed', async () => {
    describeInstance({ facts: { localBubbleInstances: [] }, capabilities: { bubble: false } })
    await open()
    const forget = registerKeys('thread', () => [
      { label: 'keyboard.surface', keys: ['u'], run: () => true },
      { label: 'keyboard.nextNew', keys: ['N'], run: () => true },
      { label: 'keyboard.before', keys: ['Control+Home'], run: () => true },
    ])
    await userEvent.keyboard('?')
    await expect.element(sheet()).toBeVisible()
    const rows = shown()
    expect(rows).toEqual(
      expect.arrayContaining([
        'Leave branch: u',
        'Next new reply: Shift n',
        'Leave the list of posts, backwards: Ctrl Home',
        'Go back: Backspace',
        'New post: n',
        'Search: /',
        'Keyboard shortcuts: ?',
        'Command palette: Ctrl k or Cmd k',
        'Home: g then h',
        'Direct messages: g then d',
      ]),
    )
    expect(rows.filter((row) => row.startsWith('Bubble'))).toEqual([])
    expect(new Set(rows).size).toBe(rows.length)
    const groups = [...sheet().element().querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(groups).toEqual(['Conversation', 'Everywhere', 'Go to'])
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    forget()
    await userEvent.keyboard('?')
    await expect.poll(shown).toContain('Go back: u or Backspace')
    expect(shown()).not.toContain('Leave branch: u')
  })

  test('switches all keys off, also itself; the settings lead to it again', async () => {
    await open()
    await userEvent.keyboard('?')
    await sheet().getByRole('checkbox', { name: 'Use keyboard shortcuts' }).press()
    expect(getSetting('keyboardShortcuts')).toBe('off')
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await userEvent.keyboard('?gln/')
    expect(path()).toBe('/main/friends')
    expect(document.querySelector('dialog')).toBeNull()
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).press()
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: 'Keys 1 changed' })
      .press()
    await page.getByRole('radio', { name: 'On', exact: true }).press()
    expect(getSetting('keyboardShortcuts')).toBe('on')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Settings' })).toHaveFocus()
    setSetting('keyboardShortcuts', undefined)
  })

  test('chooses what is said of a post', async () => {
    await open()
    await userEvent.keyboard('?')
    const choices = sheet().getByRole('group', { name: 'What screen readers announce for a post in a list' })
    await expect.element(choices.getByRole('radio', { name: /^Short/ })).toBeChecked()
    await choices.getByRole('radio', { name: /^Off/ }).press()
    expect(getSetting('postLabels')).toBe('none')
    setSetting('postLabels', undefined)
  })
})
