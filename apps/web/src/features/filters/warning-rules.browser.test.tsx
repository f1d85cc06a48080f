import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getActiveFilters } from '../../model/filters.ts'
import { getListedFilters } from '../../model/filters/store.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
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

test('the preview counts the posts whose warning it is for', async () => {
  const posts = wirePosts(1, 10).map((post, index) => (index < 3 ? { ...post, spoiler_text: 'Food' } : post))
  server.timelines.set('/api/v1/timelines/home', posts)
  const feed = getFeed({ kind: 'friends' })
  await feed.refresh()
  await show(<FiltersSection />)
  await button('New filter').press()
  await userEvent.keyboard('cw:food')
  await expect.element(page.getByText('Would open 3 of the last 10 posts')).toBeVisible()
  await choice('Keep closed').press()
  await expect.element(page.getByText('Would keep 3 of the last 10 posts closed')).toBeVisible()
  feed.clear()
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
