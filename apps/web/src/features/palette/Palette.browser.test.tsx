import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { showShell, widths } from '../../app/shell/testing/show-shell.tsx'
import { searchDelayMs } from '../../model/search-delay.ts'
import { endSession } from '../../model/session.ts'
import { getSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { heard } from '../../testing/heard.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

const searchRoute = 'GET /api/v2/search'
const nothing = { accounts: [], hashtags: [], statuses: [] }

let server: FakeServer

beforeEach(() => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
  server.on('GET /api/v1/lists', () => [{ id: '3', title: 'Bird people' }])
  server.on(searchRoute, () => nothing)
  describeInstance({ capabilities: { knownNetwork: true } })
})
afterEach(() => {
  vi.useRealTimers()
  endSession('left')
})

const palette = () => page.getByRole('dialog', { name: 'Command palette' })
const field = () => page.getByRole('combobox', { name: 'Search pages, people, hashtags and commands' })
const failure = () => palette().getByText(/^Search failed/)
const options = () => palette().getByRole('option')
const names = () =>
  options()
    .elements()
    .map((option) => option.querySelector('[dir="auto"]')?.textContent)
const activeName = () =>
  document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent
const asked = () => server.asked(searchRoute).map(({ url }) => url.searchParams.get('q'))

async function open(content = <h1>Screen</h1>) {
  await showShell(widths.wide, content)
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

describe('the palette', () => {
  test('opens by its key, shows where one can go and what one can do with their keys, and goes there by Enter', async () => {
    await signInAs()
    await open()
    await expect.poll(names).toContain('Bird people')
    expect(names()).toEqual(expect.arrayContaining(['Home', 'Bookmarks', 'New post', 'Settings', 'Go back']))
    expect(names()).not.toContain('Sign in')
    expect(names()).not.toContain('Moderation')
    await expect.element(palette().getByRole('group', { name: 'Go to' })).toBeVisible()
    await expect.element(options().filter({ hasText: 'Bookmarks' })).toMatchTextContent(/g\s*then\s*m/)
    await userEvent.keyboard('bokm')
    await expect.poll(names).not.toContain('Bookmarks')
    await userEvent.clear(field())
    await userEvent.keyboard('bookm')
    await expect.poll(activeName).toContain('Bookmarks')
    await userEvent.keyboard('{Enter}')
    await expect.element(palette()).not.toBeInTheDocument()
    expect(location.pathname).toBe('/bookmarks')
  })

  test('Escape closes it and gives the focus back, also to who was writing', async () => {
    await signInAs()
    await open(<input aria-label="Some field" defaultValue="half a" />)
    await userEvent.keyboard('{Escape}')
    const own = page.getByRole('textbox', { name: 'Some field' })
    await own.press()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('geese{Escape}')
    await expect.element(palette()).not.toBeInTheDocument()
    await expect.element(own).toHaveFocus()
    await expect.element(own).toHaveValue('half a')
    expect(location.pathname).toBe('/main/friends')
  })

  test('the arrows go through what fits and around its ends; how much there is, is said', async () => {
    await signInAs()
    await open()
    await userEvent.keyboard('home')
    await expect.poll(() => heard()).toContain('2 results')
    expect(activeName()).toContain('Home')
    await userEvent.keyboard('{ArrowUp}')
    expect(activeName()).toContain('Search for “home”')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeName()).toContain('Home')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => location.pathname + location.search).toBe('/search?query=home')
  })

  test('what was used lately comes first, and is forgotten with the account', async () => {
    await signInAs()
    await open()
    await userEvent.keyboard('bird{Enter}')
    await expect.poll(() => location.pathname).toBe('/lists/3')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette().getByRole('group', { name: 'Recent' })).toMatchTextContent(/Bird people/)
    await expect.poll(activeName).toContain('Bird people')
    await userEvent.keyboard('{Escape}')
    endSession('left')
    expect(Object.keys(localStorage).filter((key) => key.includes('palette'))).toEqual([])
  })

  test('a command is done where the focus was', async () => {
    await signInAs()
    await open()
    await userEvent.keyboard('settings{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect.element(palette()).not.toBeInTheDocument()
  })

  test('a switch among the settings is found by its words and turned, and so is each value of a choice', async () => {
    await signInAs()
    await open()
    await userEvent.keyboard('gif')
    await expect.poll(activeName).toBe('Stop animated imagesAccessibility')
    await userEvent.keyboard('{Enter}')
    expect(getSetting('stopGifs')).toBe(true)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('gif')
    await expect.poll(activeName).toMatch(/^Stop animated images.*On$/)
    await userEvent.clear(field())
    await userEvent.keyboard('copy as is')
    await expect.poll(activeName).toContain('Subject of replies')
    await userEvent.keyboard('{Enter}')
    expect(getSetting('subjectLineBehavior')).toBe('masto')
  })

  test('stands in the list of keys, and is off with them', async () => {
    await signInAs()
    await open()
    await userEvent.keyboard('{Escape}?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(sheet.getByText('Command palette')).toBeVisible()
    await sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).press()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette()).not.toBeInTheDocument()
  })
})

describe('people and hashtags', () => {
  test('are asked for once nobody types on, and come below what is known', async () => {
    await signInAs()
    server.on(searchRoute, ({ url }) =>
      url.searchParams.get('type') === 'accounts'
        ? { ...nothing, accounts: [wirePerson('homer', { acct: 'homer@reed.example' })] }
        : { ...nothing, hashtags: [{ name: 'homing', url: '' }] },
    )
    await open()
    // A slow machine may take longer for a key than anybody who types.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const key of 'hom') {
      await userEvent.keyboard(key)
      await vi.advanceTimersByTimeAsync(searchDelayMs - 1)
    }
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expect.poll(names).toEqual(['Home', 'Homer', '#homing', 'Search for “hom”'])
    expect(asked()).toEqual(['hom', 'hom'])
    await expect.element(options().filter({ hasText: 'Homer' })).toMatchTextContent(/@homer@reed\.example/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => location.pathname).toBe('/tag/homing')
  })

  test('a whole handle and an address are looked up at their server', async () => {
    await signInAs()
    server.on(searchRoute, () => ({
      ...nothing,
      accounts: [wirePerson('mira', { acct: 'mira@loom.town' })],
    }))
    await open()
    await userEvent.fill(field(), '@mira@loom.town')
    await expect.poll(activeName).toContain('Mira')
    const [request] = server.asked(searchRoute)
    expect(request?.url.searchParams.get('resolve')).toBe('true')
    expect(request?.url.searchParams.get('type')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/users/id-mira')
  })

  test('a search that fails says why, and pages are still found', async () => {
    await signInAs()
    server.on(searchRoute, () => Response.json({ error: 'Too busy' }, { status: 503 }))
    await open()
    await field().fill('home')
    await expect.element(failure()).toBeVisible()
    expect(activeName()).toContain('Home')
    server.on(searchRoute, () => nothing)
    await palette().getByRole('button', { name: 'Retry' }).press()
    await expect.element(failure()).not.toBeInTheDocument()
  })

  test('visitors of a private instance ask for nothing, and go where they may', async () => {
    describeInstance({ facts: { private: true } })
    await showShell(widths.wide)
    await expect.element(page.getByRole('button', { name: 'Settings' }).first()).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).toHaveFocus()
    expect(names()).toContain('Sign in')
    expect(names()).not.toContain('Home')
    await userEvent.keyboard('homer')
    await expect.element(palette().getByText('No results.')).toBeVisible()
    expect(asked()).toEqual([])
  })
})
