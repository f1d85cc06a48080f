import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { loadFilters } from '../../model/filter-changes.ts'
import { getActiveFilters } from '../../model/filters.ts'
import { dismiss, getNotices, takeBackSaid } from '../../model/notices.ts'
import { wireFilter } from '../../model/filters/testing/samples.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { wirePosts } from '../../model/timelines/testing/instance.ts'
import { getFeed } from '../../model/timelines.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { FiltersSection } from './screen.ts'

const path = '/api/v1/filters'
const homePath = '/api/v1/timelines/home'
const home = { kind: 'friends' } as const
let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  server.on(`GET ${path}`, [])
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
})
afterEach(() => {
  getFeed(home).clear()
  for (const { id } of getNotices()) dismiss(id)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = page.getByRole('textbox', { name: 'What to filter' })
const tokens = () =>
  page
    .getByRole('list', { name: 'Filter items' })
    .getByRole('listitem')
    .elements()
    .map((token) => token.textContent)
const rows = () =>
  [...document.querySelectorAll('[data-opens]')].map((each) => each.getAttribute('aria-label'))
const hits = () =>
  page.getByRole('list', { name: 'Posts that the filter is for' }).getByRole('listitem').elements()
const wire = (id: string, phrase: string, change: object = {}) => wireFilter(id, { phrase, ...change })

async function fillHome(count: number) {
  server.timelines.set(homePath, wirePosts(1, count))
  await getFeed(home).refresh()
  server.calls.length = 0
}

async function openEditor() {
  await show(<FiltersSection />)
  await button('New filter').press()
  await expect.element(field).toHaveFocus()
}

async function type(...texts: readonly string[]) {
  for (const text of texts) await userEvent.keyboard(`${text}{Enter}`)
}

describe('the editor', () => {
  test('is scrolled into view when it opens', async () => {
    await page.viewport(1_000, 300)
    await openEditor()
    const form = page.getByRole('form', { name: 'New filter' }).element()
    // The height of the bars that stay on top.
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
    expect(form.getBoundingClientRect().top).toBeCloseTo(Number.parseFloat(scrollPaddingBlockStart), 0)
    await page.viewport(1440, 900)
  })

  test('makes tokens of what is typed, by its kind, and each can be removed by the keys', async () => {
    await openEditor()
    await type('football', '#penalty', '@mira@loom.example', 'daily.example', 'lang:de')
    await expect
      .poll(tokens)
      .toEqual([
        'word football',
        'hashtag #penalty',
        'person @mira@loom.example',
        'link daily.example',
        'language German',
      ])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => tokens().length).toBe(4)
    await button('Remove football').press()
    await expect.poll(tokens).toEqual(['hashtag #penalty', 'person @mira@loom.example', 'link daily.example'])
    await expect.element(field).toHaveFocus()
  })

  test('says how many of the newest posts the filter is for, shows them, and hides exactly those', async () => {
    await fillHome(10)
    await openEditor()
    // Posts 1 to 10 have as many lines as the rest of their number by five, and one more.
    await userEvent.keyboard('line 4')
    await expect.element(page.getByText('Would fold 2 of the last 10 posts')).toBeVisible()
    expect(hits().map((post) => post.textContent)).toEqual([
      expect.stringContaining('Post 9, line 0'),
      expect.stringContaining('Post 4, line 0'),
    ])
    await page.getByRole('radio', { name: 'Hide' }).press()
    await expect.element(page.getByText('Would hide 2 of the last 10 posts')).toBeVisible()
    await button('Save filter').press()
    await expect.poll(rows).toEqual(['Edit filter “line 4”'])
    await expect.element(button('Edit filter “line 4”')).toHaveFocus()
    expect(getActiveFilters().byPlace.home.map(({ filter }) => filter.terms)).toEqual([
      [{ kind: 'word', text: 'line 4', isWhole: true }],
    ])
  })

  test('has a comma inside quotation marks, and tokens as they will be saved', async () => {
    await openEditor()
    await type('"red, green"', '@mira')
    await expect.poll(tokens).toEqual(['word red, green', 'person @mira'])
    await page.getByRole('checkbox', { name: 'Only repeats by these people' }).press()
    await expect.poll(tokens).toEqual(['word red, green', 'repeats @mira'])
    await button('Remove @mira').press()
    await expect.poll(tokens).toEqual(['word red, green'])
  })

  test('says where hiding folds', async () => {
    await openEditor()
    const note = page.getByText('In notifications and conversations the post is folded.')
    expect(note.query()).toBeNull()
    await page.getByRole('radio', { name: 'Hide' }).press()
    await expect.element(note).toBeVisible()
    await button('Notifications').press()
    await expect.element(page.getByText('In conversations the post is folded.')).toBeVisible()
    await button('Conversations').press()
    await expect.element(page.getByText(/the post is folded/)).not.toBeInTheDocument()
  })

  test('cannot be cancelled while it saves, and a late answer leaves another editor open', async () => {
    await openEditor()
    await type('football')
    const release = server.hold(path)
    server.on(`POST ${path}`, wire('1', 'football'))
    await button('Save filter').press()
    await expect.element(button('Cancel')).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    expect(tokens()).toEqual(['word football'])
    await button('New filter').press()
    await type('#penalty')
    release()
    await expect.poll(() => getNotices().length).toBe(1)
    expect(tokens()).toEqual(['hashtag #penalty'])
    await expect.element(field).toHaveFocus()
  })

  test('says who keeps the filter', async () => {
    await openEditor()
    await userEvent.keyboard('football')
    await expect.element(page.getByText('Kept by the server, works in every app.')).toBeVisible()
    await button('Profiles').press()
    await expect.element(page.getByText('Kept on this device until you sign out.')).toBeVisible()
    changeInstance({ capabilities: { settingsProfiles: true } })
    await button('Profiles').press()
    await page.getByRole('radio', { name: 'Add a warning' }).press()
    await expect.element(page.getByText(/^Kept with your account/)).toBeVisible()
  })

  test('says what is missing, and sends nothing', async () => {
    await openEditor()
    await button('Save filter').press()
    await expect.element(page.getByText('A filter needs at least one item.')).toBeVisible()
    await field.fill('football')
    for (const place of ['Home and lists', 'Public timelines', 'Notifications', 'Conversations'])
      await button(place).press()
    await button('Save filter').press()
    await expect.element(page.getByText('A filter needs at least one location.')).toBeVisible()
    expect(server.changes).toEqual([])
  })

  test('keeps everything when the server refuses, says why, and saves once', async () => {
    await openEditor()
    server.on(`POST ${path}`, () => Response.json({ error: 'Phrase is too long' }, { status: 422 }))
    await type('football')
    await button('Save filter').press()
    await expect.element(page.getByText('Couldn’t save the filter. Phrase is too long.')).toBeVisible()
    expect(tokens()).toEqual(['word football'])
    const release = server.hold(path)
    server.on(`POST ${path}`, wire('1', 'football'))
    await button('Save filter').press()
    await button('Save filter').press()
    release()
    await expect.poll(rows).toEqual(['Edit filter “football”'])
    expect(server.changes).toEqual([`POST ${path}`, `POST ${path}`])
  })

  test('is left by Escape, and the focus goes back', async () => {
    await openEditor()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(button('New filter')).toHaveFocus()
  })

  test('axe finds nothing', async () => {
    await fillHome(10)
    await openEditor()
    await type('bell', '@mira')
    await expect.element(page.getByText('Would fold 10 of the last 10 posts')).toBeVisible()
    await expectNothingFound(document.body)
  })
})

describe('the list', () => {
  beforeEach(() => {
    server.on(`GET ${path}`, [
      wire('1', 'ferry'),
      wire('2', 'anchor', { irreversible: true, context: ['home', 'public'] }),
    ])
  })

  test('has each filter with what it does and where', async () => {
    await show(<FiltersSection />)
    await expect.poll(rows).toEqual(['Edit filter “anchor”', 'Edit filter “ferry”'])
    await expect.element(page.getByText('Hidden in Home and lists and public timelines.')).toBeVisible()
    await expect.element(page.getByText('Folded in Home and lists.')).toBeVisible()
  })

  test('pauses a filter and resumes it', async () => {
    await show(<FiltersSection />)
    server.on(`DELETE ${path}/1`, {})
    await button('Pause filter “ferry”').press()
    await expect.element(page.getByText('Paused. Folded in Home and lists.')).toBeVisible()
    expect(getActiveFilters().byPlace.home).toHaveLength(1)
    server.on(`POST ${path}`, wire('3', 'ferry'))
    await button('Resume filter “ferry”').press()
    await expect.element(button('Pause filter “ferry”')).toBeVisible()
    await expect.poll(() => getActiveFilters().byPlace.home.length).toBe(2)
  })

  test('says where a filter that hides folds', async () => {
    server.on(`GET ${path}`, [
      wire('2', 'anchor', { irreversible: true, context: ['home', 'notifications'] }),
    ])
    await show(<FiltersSection />)
    await expect
      .element(
        page.getByText('Hidden in Home and lists and notifications. In notifications the post is folded.'),
      )
      .toBeVisible()
  })

  test('moves the focus to the same button of the row that replaces a paused one', async () => {
    await show(<FiltersSection />)
    server.on(`DELETE ${path}/1`, {})
    await button('Pause filter “ferry”').press()
    await expect.element(button('Resume filter “ferry”')).toHaveFocus()
    server.on(`POST ${path}`, wire('3', 'ferry'))
    await button('Resume filter “ferry”').press()
    await expect.element(button('Pause filter “ferry”')).toHaveFocus()
  })

  test('leaves the focus where it went while a filter was paused, also when removing waits', async () => {
    await show(<FiltersSection />)
    server.on(`POST ${path}`, wire('3', 'ferry'))
    server.on(`DELETE ${path}/1`, {})
    await button('Pause filter “ferry”').press()
    await expect.element(button('Resume filter “ferry”')).toHaveFocus()
    const release = server.hold(path)
    await button('Resume filter “ferry”').press()
    // The paused row is there until the server has the other one.
    await button('Remove filter “ferry”').last().press()
    await expect.element(button('Remove filter “ferry”').last()).toHaveFocus()
    await button('Edit filter “anchor”').press()
    await expect.element(field).toHaveFocus()
    server.on(`GET ${path}`, [wire('2', 'anchor'), wire('3', 'ferry')])
    release()
    // Its turn comes when the filter is resumed.
    await loadFilters()
    await expect.poll(rows).toEqual(['Edit filter “anchor”', 'Edit filter “ferry”'])
    await expect.element(button('Pause filter “ferry”')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  test.each([
    ['paused', 'Pause filter “ferry”'],
    ['removed', 'Remove filter “ferry”'],
  ])('closes the editor of a filter that is %s, and of no other', async (_what, name) => {
    await show(<FiltersSection />)
    server.on(`DELETE ${path}/1`, {})
    server.on(`DELETE ${path}/2`, {})
    await button('Edit filter “ferry”').press()
    await button('Remove filter “anchor”').press()
    await expect.poll(rows).toEqual(['Edit filter “ferry”'])
    await expect.poll(tokens).toEqual(['word ferry'])
    await button(name).press()
    await expect.element(field).not.toBeInTheDocument()
    await expect.poll(() => server.changes).toEqual([`DELETE ${path}/2`, `DELETE ${path}/1`])
  })

  test('removes a filter with a way back, and the focus goes to the next one', async () => {
    await show(<FiltersSection />)
    server.on(`DELETE ${path}/2`, {})
    await button('Remove filter “anchor”').press()
    await expect.poll(rows).toEqual(['Edit filter “ferry”'])
    await expect.element(button('Edit filter “ferry”')).toHaveFocus()
    server.on(`POST ${path}`, wire('9', 'anchor', { irreversible: true }))
    await expect.poll(() => getNotices().length).toBe(1)
    for (const notice of getNotices()) takeBackSaid(notice)
    await expect.poll(rows).toEqual(['Edit filter “anchor”', 'Edit filter “ferry”'])
  })

  test('has a filter again that cannot be removed, and says why', async () => {
    await show(<FiltersSection />)
    server.on(`DELETE ${path}/2`, () => Response.json({ error: 'Not now' }, { status: 500 }))
    await button('Remove filter “anchor”').press()
    await expect
      .poll(() => getNotices().map(({ messageArgs }) => messageArgs['reason']))
      .toEqual(['Not now.'])
    expect(rows()).toEqual(['Edit filter “anchor”', 'Edit filter “ferry”'])
  })

  test('edits a filter: what it has is in the editor', async () => {
    await show(<FiltersSection />)
    await button('Edit filter “anchor”').press()
    await expect.poll(tokens).toEqual(['word anchor'])
    await expect.element(page.getByRole('radio', { name: 'Hide' })).toBeChecked()
    await expect.element(button('Public timelines')).toHaveAttribute('aria-pressed', 'true')
    server.on(`PUT ${path}/2`, wire('2', 'anchor'))
    await page.getByRole('radio', { name: 'Fold with the reason' }).press()
    await button('Save filter').press()
    await expect.element(field).not.toBeInTheDocument()
    expect(server.changes).toEqual([`PUT ${path}/2`])
  })

  test('lists an expired one as expired, which cannot be paused', async () => {
    server.on(`GET ${path}`, [
      wire('1', 'ferry', { expires_at: new Date(Date.now() - 60_000).toISOString() }),
    ])
    await show(<FiltersSection />)
    await expect.element(page.getByText(/^Expired .+\. Folded in Home and lists\.$/)).toBeVisible()
    expect(button('Pause filter “ferry”').query()).toBeNull()
    expect(getActiveFilters().byPlace.home).toEqual([])
  })

  test('says when the server’s filters do not come, and asks again', async () => {
    server.on(`GET ${path}`, () => Response.json({ error: 'Busy' }, { status: 503 }))
    await show(<FiltersSection />)
    await expect.element(page.getByText('Couldn’t load the server’s filters. Busy.')).toBeVisible()
    server.on(`GET ${path}`, [wire('1', 'ferry')])
    await button('Retry').press()
    await expect.poll(rows).toEqual(['Edit filter “ferry”'])
  })
})
