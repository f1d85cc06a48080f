import { apiAs, type ApiStatus } from '../fixtures/api.ts'
import { type Measured, type World, withPage } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { FEW_POSTS, FILTERED_POSTS, FILTERS } from './limits.ts'
import { openHomeWith } from './many-posts.ts'
import { longest, longestLine, type Task, watchTasks } from './tasks.ts'
import { READER } from './world.ts'

/** Filters of each kind that no post hits, in turns, as this browser keeps them. */
function keptFilters(count: number): string {
  const terms = (at: number) =>
    [
      { kind: 'word', text: `nothing${at}`, isWhole: at % 8 === 0 },
      { kind: 'hashtag', name: `nothing${at}` },
      { kind: 'person', handle: `nobody@${at}.example` },
      { kind: 'domain', host: `${at}.example` },
    ][at % 4]
  const filters = Array.from({ length: count }, (_, at) => {
    const filter = { terms: [terms(at)], effect: 'hide', places: ['home'], expiresAt: null, isPaused: false }
    return [`bench-${at}`, { filter, changedAt: at + 1 }] as const
  })
  return JSON.stringify({ filters: Object.fromEntries(filters), version: 0, isUnsent: false })
}

/** A word of one of the newest posts, which many of the older ones repeat. */
function wordOf(posts: readonly (ApiStatus & { reblog: unknown })[]): string {
  const texts = posts.filter(({ reblog }) => reblog === null).map(({ content }) => content)
  const words = texts.flatMap((text) => text.replaceAll(/<[^>]*>/g, ' ').match(/[a-z]{6,}/g) ?? [])
  const [word] = words
  if (word === undefined) throw new Error('no post has a word')
  return word
}

/** Tasks from the press that saves one more filter until the page is at rest. */
async function saveFilter(measured: Measured, world: World, count: number): Promise<Task[]> {
  const { page } = measured
  const api = await apiAs(world.server.url, READER)
  const word = wordOf(await api.call('GET', '/api/v1/timelines/home?limit=40'))
  await page.addInitScript(
    ([id, kept]) => localStorage.setItem(`skein.account.${location.host}.${id}.filters.own`, kept),
    [api.id, keptFilters(FILTERS - 1)] as const,
  )
  await openHomeWith(measured, world, count)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const pane = page.getByRole('dialog', { name: 'Settings' })
  await pane.locator('[data-go="filters"]').click()
  await pane.getByRole('button', { name: 'New filter' }).click()
  await page.keyboard.type(`${word}\n`)
  await pane.getByRole('radio', { name: 'Hide' }).click()
  await pane.getByText(/^Would hide [1-9]/).waitFor()
  await page.evaluate(rest)
  const end = await watchTasks(measured)
  await pane.getByRole('button', { name: 'Save filter' }).click()
  await pane.getByRole('button', { name: `Edit filter “${word}”` }).waitFor()
  await page.evaluate(rest)
  const tasks = await end()
  const shown = await pane.getByRole('button', { name: /^Edit filter/ }).count()
  if (shown !== FILTERS) throw new Error(`${shown} filters instead of ${FILTERS}`)
  return tasks
}

/** The longest task while one more filter is applied to a home of 5,000 posts. */
export async function measureFilters(
  world: World,
  note: Note,
): Promise<Record<'filters-longest-task', Sample>> {
  const run = (count: number) =>
    withPage(world, (measured) => saveFilter(measured, world, count), { serviceWorkers: 'block' })
  const floor = await run(FEW_POSTS)
  const own = await run(FILTERED_POSTS)
  note(`${FILTERED_POSTS} posts, ${FILTERS} filters`, longestLine(own))
  return { 'filters-longest-task': { own: longest(own).work, floor: longest(floor).work } }
}
