import type { Page } from '@playwright/test'
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

/** Posts that are drawn and have a word. */
const drawnWith = (page: Page, word: string) =>
  page.locator('main article').filter({ hasText: new RegExp(`\\b${word}\\b`) })

/** A word of the newest posts that a post on the screen has: the older ones repeat them. */
async function drawnWord(page: Page, posts: readonly ApiStatus[]): Promise<string> {
  const words = posts.flatMap(
    ({ content }) => content.replaceAll(/<[^>]*>/g, ' ').match(/\b[a-z]{6,}\b/g) ?? [],
  )
  for (const word of new Set(words)) if ((await drawnWith(page, word).count()) > 0) return word
  throw new Error('no post on the screen has a word of the newest posts')
}

/** Tasks from the press that saves one more filter until the page is at rest. */
async function saveFilter(measured: Measured, world: World, count: number): Promise<Task[]> {
  const { page } = measured
  const api = await apiAs(world.server.url, READER)
  await page.addInitScript(
    ([id, kept]) => localStorage.setItem(`skein.account.${location.host}.${id}.filters.own`, kept),
    [api.id, keptFilters(FILTERS - 1)] as const,
  )
  await openHomeWith(measured, world, count)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.evaluate(rest)
  const word = await drawnWord(page, await api.call('GET', '/api/v1/timelines/home?limit=40'))
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const pane = page.getByRole('dialog', { name: 'Settings' })
  await pane.locator('[data-go="filters"]').click()
  await pane.getByRole('button', { name: 'New filter' }).click()
  await page.keyboard.type(`${word}\n`)
  await pane.getByRole('radio', { name: 'Hide' }).click()
  await pane
    .getByText(/^Would hide [1-9]/)
    .first()
    .waitFor()
  await page.evaluate(rest)
  const end = await watchTasks(measured)
  await pane.getByRole('button', { name: 'Save filter' }).click()
  await pane.getByRole('button', { name: `Edit filter “${word}”` }).waitFor()
  await page.evaluate(rest)
  const tasks = await end()
  const shown = await pane.getByRole('button', { name: /^Edit filter/ }).count()
  if (shown !== FILTERS) throw new Error(`${shown} filters instead of ${FILTERS}`)
  if ((await drawnWith(page, word).count()) > 0) throw new Error(`posts with “${word}” are still drawn`)
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
