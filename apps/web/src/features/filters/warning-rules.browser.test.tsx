import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { saveFilter } from '../../model/filter-changes.ts'
import { getActiveFilters } from '../../model/filters.ts'
import { getListedFilters } from '../../model/filters/store.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { wirePosts } from '../../model/timelines/testing/instance.ts'
import { getFeed } from '../../model/timelines.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { FiltersSection } from './screen.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  server.on('GET /api/v1/filters', [])
  changeInstance({ capabilities: { settingsProfiles: true } })
  await signIn(server)
})

afterEach(() => {
  getFeed({ kind: 'friends' }).clear()
  setSetting('collapseMessageWithSubject', undefined)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const choice = (name: string) => page.getByRole('radio', { name })
const places = page.getByRole('group', { name: 'Where' })
const listed = () => getListedFilters().map(({ effect, terms, places: where }) => ({ effect, terms, where }))
const everywhere = ['home', 'public', 'notifications', 'thread', 'account']

test('a content warning that is typed can be opened or kept closed, everywhere', async () => {
  await show(<FiltersSection />)
  await button('New filter').press()
  expect(choice('Always open').query()).toBeNull()
  await userEvent.keyboard('warning:food')
  await expect.element(choice('Always open')).toBeChecked()
  expect(places.query()).toBeNull()
  await expect.element(page.getByText(/^Kept with your account/)).toBeVisible()
  await expectNothingFound(document.body)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('list', { name: 'Filter items' })).toHaveTextContent('warning food')
  await button('Save filter').press()
  await expect.element(page.getByText('Always opened.')).toBeVisible()
  await expect.element(page.getByText('Warning contains “food”', { exact: true })).toBeVisible()
  expect(listed()).toEqual([
    { effect: 'open', terms: [{ kind: 'warning', text: 'food', effect: 'open' }], where: everywhere },
  ])
  expect(server.changes.filter((change) => change.includes('/api/v1/filters'))).toEqual([])
})

test('another kind of item beside it takes the two choices away, and asks where again', async () => {
  await show(<FiltersSection />)
  await button('New filter').press()
  await userEvent.keyboard('cw:food{Enter}')
  await choice('Keep closed').press()
  await page.getByRole('textbox', { name: 'What to filter' }).fill('eggs')
  await expect.element(choice('Fold with the reason')).toBeChecked()
  expect(choice('Keep closed').query()).toBeNull()
  await expect.element(places).toBeVisible()
  await page.getByRole('textbox', { name: 'What to filter' }).fill('')
  await expect.element(choice('Keep closed')).toBeChecked()
})

const warned = ['Food', 'Food, gore', 'Food']
/** Home with ten posts, three of them with a warning that contains “food”. */
async function fillHome(): Promise<void> {
  const posts = wirePosts(1, 10).map((post, index) => ({ ...post, spoiler_text: warned[index] ?? '' }))
  server.timelines.set('/api/v1/timelines/home', posts)
  await getFeed({ kind: 'friends' }).refresh()
}
async function tryRule(): Promise<void> {
  await show(<FiltersSection />)
  await button('New filter').press()
  await userEvent.keyboard('cw:food')
}
const sentence = (words: string) => page.getByText(words, { exact: true })

test('the preview counts the posts that a rule would open, and those that it would close', async () => {
  await fillHome()
  await tryRule()
  await expect.element(sentence('Would open 3 of the last 10 posts')).toBeVisible()
  await choice('Keep closed').press()
  // The setting closes them already.
  await expect.element(sentence('Would close 0 of the last 10 posts')).toBeVisible()
  setSetting('collapseMessageWithSubject', false)
  await expect.element(sentence('Would close 3 of the last 10 posts')).toBeVisible()
  await choice('Always open').press()
  await expect.element(sentence('Would open 0 of the last 10 posts')).toBeVisible()
})

test('the preview leaves out what another rule keeps closed, opens already, or a filter covers', async () => {
  await fillHome()
  await saveRule('close', 'gore')
  await tryRule()
  await expect.element(sentence('Would open 2 of the last 10 posts')).toBeVisible()
  await saveFilter({
    terms: [{ kind: 'word', text: 'bell', isWhole: true }],
    effect: 'warn',
    places: ['home'],
    expiresAt: null,
    isPaused: false,
  })
  await expect.element(sentence('Would open 0 of the last 10 posts')).toBeVisible()
})

test('the preview of a rule that is edited counts what it does now', async () => {
  await fillHome()
  await saveRule('open', 'food')
  await tryRule()
  await expect.element(sentence('Would open 0 of the last 10 posts')).toBeVisible()
  await button('Cancel').press()
  await button('Edit filter “Warning contains “food””').press()
  await expect.element(sentence('Would open 3 of the last 10 posts')).toBeVisible()
  // Without the rule the setting closes them.
  await choice('Keep closed').press()
  await expect.element(sentence('Would close 0 of the last 10 posts')).toBeVisible()
})

test('a rule is edited, paused and removed like every other filter', async () => {
  await saveRule('close', 'gore')
  await show(<FiltersSection />)
  await expect.element(page.getByText('Kept closed.')).toBeVisible()
  await button('Edit filter “Warning contains “gore””').press()
  await expect.element(choice('Keep closed')).toBeChecked()
  await choice('Always open').press()
  await button('Save filter').press()
  await expect.element(page.getByText('Always opened.')).toBeVisible()
  expect(getActiveFilters().warningRules).toEqual({ open: ['gore'], close: [] })
  await button('Pause filter “Warning contains “gore””').press()
  await expect.element(page.getByText('Paused. Always opened.')).toBeVisible()
  expect(getActiveFilters().warningRules).toEqual({ open: [], close: [] })
  await button('Remove filter “Warning contains “gore””').press()
  await expect.element(page.getByText('No filters yet.')).toBeVisible()
})
