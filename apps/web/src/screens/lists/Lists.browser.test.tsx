import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { changesOf, serveLists } from '../../model/testing/serve-lists.ts'
import { navigate } from '../../lib/navigate.ts'
import { endSession } from '../../model/session.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { heard } from '../../testing/heard.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
let far: ReturnType<typeof serveLists>

beforeEach(async () => {
  begin()
  server = startAfresh('/lists')
  far = serveLists(server, {
    9: { title: 'Makers', members: [] },
    10: { title: 'Wet feet', members: ['ada'] },
  })
  await signInAs()
})
afterEach(end)

const cards = () => page.getByRole('main').getByRole('listitem')
const title = () => page.getByRole('textbox', { name: 'Title' })
const field = () => page.getByRole('searchbox', { name: 'Find people to add' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const searches = () => server.asked('GET /api/v2/search').map(({ url }) => url.searchParams.get('q'))

async function addMira() {
  await field().fill('mira')
  await userEvent.keyboard('{Enter}')
  await button('Add Mira').press()
}

describe('the lists', () => {
  test('[LIST-01] show as cards, newest first, each with a link to its timeline and to edit', async () => {
    await open('/lists')
    await expect
      .poll(() =>
        cards()
          .elements()
          .map((card) => card.textContent),
      )
      .toEqual(['Wet feet', 'Makers'])
    const links = cards().getByRole('link')
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/lists/10',
      '/lists/10/edit',
      '/lists/9',
      '/lists/9/edit',
    ])
    await expect.element(page.getByRole('link', { name: 'Edit Wet feet' })).toBeVisible()
  })

  test('that do not come say why, and come after a retry; the form is there meanwhile', async () => {
    far.refused.add('GET /api/v1/lists')
    await open('/lists')
    await expect.element(page.getByText('Couldn’t load your lists. The pond is frozen.')).toBeVisible()
    await expect.element(title()).toBeVisible()
    far.refused.clear()
    await button('Retry').press()
    await expect.poll(() => cards().elements()).toHaveLength(2)
  })

  test('that are none say so, and one without a title can be opened', async () => {
    far.served.clear()
    await open('/lists')
    await expect.element(page.getByText('No lists yet')).toBeVisible()
    far.served.set('3', { title: ' ', members: [] })
    navigate('/about')
    endSession('left')
    await signInAs()
    navigate('/lists')
    await expect
      .element(page.getByRole('link', { name: 'Untitled list', exact: true }))
      .toHaveAttribute('href', '/lists/3')
  })

  test('[LIM-02] are asked for again after 240 s, as long as they are shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open('/lists')
    const asked = () => server.asked('GET /api/v1/lists').length
    await expect.poll(asked).toBe(1)
    await expect.poll(() => cards().elements()).toHaveLength(2)
    vi.advanceTimersByTime(239_000)
    expect(asked()).toBe(1)
    vi.advanceTimersByTime(1_000)
    await expect.poll(asked).toBe(2)
    navigate('/about')
    await expect.element(title()).not.toBeInTheDocument()
    vi.advanceTimersByTime(480_000)
    expect(asked()).toBe(2)
  })
})

describe('a new list', () => {
  test('[LIST-02] has a form on the same screen', async () => {
    await open('/lists')
    const form = page.getByRole('region', { name: 'New list' })
    await expect.element(form.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect.element(form.getByRole('searchbox', { name: 'Find people to add' })).toBeVisible()
    await expect.element(form.getByRole('button', { name: 'Create list' })).toBeVisible()
  })

  test('[LIST-03] is made, gets its people, and its timeline opens', async () => {
    await open('/lists')
    await title().fill('Birds')
    await addMira()
    await button('Create list').press()
    await expect.poll(() => location.pathname).toBe('/lists/11')
    expect(changesOf(server)).toEqual([
      'POST /api/v1/lists {"title":"Birds"}',
      'POST /api/v1/lists/11/accounts {"account_ids":["id-mira"]}',
    ])
    await expect.element(page.getByRole('heading', { name: 'Birds' })).toBeVisible()
  })

  test('[LIST-04] cannot be made while the title has no letter, and Enter makes none', async () => {
    await open('/lists')
    await expect.element(button('Create list')).toBeDisabled()
    await title().fill('Birds')
    await expect.element(button('Create list')).toBeEnabled()
    await title().fill('')
    await expect.element(button('Create list')).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(changesOf(server)).toEqual([])
  })

  test('[LIST-04] whose title nobody typed says that it needs one when Enter is pressed, not before', async () => {
    await open('/lists')
    await expect.element(title()).not.toHaveAttribute('aria-invalid')
    await title().press()
    await userEvent.keyboard('{Enter}')
    await expect.element(title()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(title()).toHaveAccessibleDescription('A list needs a title.')
    await userEvent.keyboard('Birds')
    await expect.element(title()).not.toHaveAttribute('aria-invalid')
    expect(changesOf(server)).toEqual([])
  })

  test('that cannot be made keeps title and people, says why, and is made after all', async () => {
    far.refused.add('POST /api/v1/lists')
    await open('/lists')
    await title().fill('Birds')
    await addMira()
    await button('Create list').press()
    const alert = page.getByLive('urgent')
    await expect.element(alert).toMatchTextContent(/Couldn’t create the list. The pond is frozen./)
    await expect.element(alert).toMatchTextContent(/1 person wasn’t added./)
    await expect.element(title()).toHaveValue('Birds')
    navigate('/about')
    await expect.element(title()).not.toBeInTheDocument()
    navigate('/lists')
    await expect.element(title()).toHaveValue('Birds')
    far.refused.clear()
    await button('Create list').press()
    await expect.poll(() => location.pathname).toBe('/lists/11')
    expect(far.served.get('11')).toEqual({ title: 'Birds', members: ['mira'] })
  })

  test('whose people cannot be added is made once, and goes on in its editor', async () => {
    far.refused.add('POST /api/v1/lists/11/accounts')
    await open('/lists')
    await title().fill('Birds')
    await addMira()
    await button('Create list').press()
    await expect.poll(() => location.pathname).toBe('/lists/11/edit')
    const alert = page.getByLive('urgent')
    await expect.element(alert).toMatchTextContent(/List created./)
    await expect.element(alert).toMatchTextContent(/Couldn’t add 1 person. The pond is frozen./)
    far.refused.clear()
    await button('Save').press()
    await expect.poll(() => location.pathname).toBe('/lists/11')
    expect(changesOf(server).filter((change) => change.startsWith('POST /api/v1/lists {'))).toHaveLength(1)
    expect(far.served.get('11')).toEqual({ title: 'Birds', members: ['mira'] })
  })

  test('what was typed is gone with its writer', async () => {
    await open('/lists')
    await title().fill('Birds')
    endSession('left')
    await signInAs()
    await expect.element(title()).toHaveValue('')
  })
})

describe('the search for people', () => {
  test('[LIST-09] begins 2,000 ms after the last key, once', async () => {
    await open('/lists')
    await field().press()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Not `fill`: Vitest advances fake timers while it waits for the field.
    await userEvent.keyboard('mi')
    await expect.element(field()).toHaveValue('mi')
    await vi.advanceTimersByTimeAsync(1_000)
    await userEvent.keyboard('r')
    await expect.element(field()).toHaveValue('mir')
    // More than 2,000 ms after the first words, and less after the last.
    await vi.advanceTimersByTimeAsync(1_500)
    expect(searches()).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    await expect.poll(searches).toEqual(['mir'])
    const found = page.getByRole('region', { name: 'Search results' })
    await expect.poll(() => found.getByRole('listitem').elements()).toHaveLength(2)
    await expect.poll(() => heard()).toContain('2 people found.')
    expect(searches()).toEqual(['mir'])
    expect(server.asked('GET /api/v2/search')[0]?.url.search).toContain('type=accounts')
    expect(server.asked('GET /api/v2/search')[0]?.url.search).toContain('following=true')
  })

  test('does not wait for anything after Enter, and looks beyond those who are followed when told to', async () => {
    await open('/lists')
    await field().fill('mira')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Add Mira')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Only people I follow' }).press()
    await expect.poll(searches).toEqual(['mira', 'mira'])
    expect(server.asked('GET /api/v2/search')[1]?.url.searchParams.has('following')).toBe(false)
  })

  test('says what it found, what was added, and what it did not find', async () => {
    await open('/lists')
    await field().fill('dodo')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main').getByText('No people found.').first()).toBeVisible()
    await addMira()
    await expect.poll(() => heard()).toContain('Mira will be added when you save.')
    await expect.element(button('Remove Mira').first()).toHaveFocus()
  })

  test('that fails says why, and keeps the words', async () => {
    server.on('GET /api/v2/search', () => Response.json({ error: 'No search today' }, { status: 400 }))
    await open('/lists')
    await field().fill('mira')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Search failed. No search today.')).toBeVisible()
    await expect.element(field()).toHaveValue('mira')
  })
})
