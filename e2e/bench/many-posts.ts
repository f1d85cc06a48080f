import type { Route } from '@playwright/test'
import { apiAs, type ApiStatus } from '../fixtures/api.ts'
import { type Measured, posts, withPage, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { MANY_POSTS, SOME_POSTS } from './limits.ts'
import { longest, longestLine, type Task, watchTasks } from './tasks.ts'
import { READER } from './world.ts'

/** A server gives as many as it likes: with its own pages this home would take half an hour to load. */
const PAGE_POSTS = 1000
/** Presses of each key. */
const PRESSES = 40
/** From the end to the start and on. */
const KEYS = ['k', 'End', 'j', 'Home', 'PageUp', 'k', 'PageDown', 'j'] as const

/** Serves the older posts of home: those of its first page again and again, as posts of their own. */
async function serveOlder({ page }: Measured, { server }: World, count: number): Promise<void> {
  const api = await apiAs(server.url, READER)
  const home = await api.call<(ApiStatus & { reblog: unknown })[]>('GET', '/api/v1/timelines/home?limit=40')
  // Of many repeats of one post a timeline shows one.
  const patterns = home.filter(({ reblog }) => reblog === null)
  let served = 0
  await page.route('**/api/v1/timelines/home?*', async (route: Route) => {
    if (!new URL(route.request().url()).searchParams.has('max_id')) return route.fallback()
    const from = served
    served = Math.min(count, served + PAGE_POSTS)
    const json = Array.from({ length: served - from }, (_, index) => ({
      ...patterns[index % patterns.length],
      // Older than any of the server's, and each older than the one before.
      id: `A${String(MANY_POSTS - from - index).padStart(17, '0')}`,
    }))
    return route.fulfill({ json })
  })
}

/** Opens home with so many posts, and waits until it has nothing to do. */
export async function openHomeWith(measured: Measured, world: World, count: number): Promise<void> {
  const { page } = measured
  await serveOlder(measured, world, count)
  await page.goto('/main/friends')
  await posts(page).first().waitFor()
  await page.evaluate(async (wanted) => {
    const lastOf = () => [...document.querySelectorAll('main [aria-posinset]')].at(-1)
    while (Number(lastOf()?.getAttribute('aria-posinset')) < wanted) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, count)
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
}

/** Loads so many posts of home and scrolls through them by keys. */
async function scrollByKeys(measured: Measured, world: World, count: number): Promise<Task[]> {
  const { page } = measured
  await openHomeWith(measured, world, count)
  const end = await watchTasks(measured)
  for (const key of KEYS)
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press(key)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
  await page.evaluate(rest)
  return end()
}

/** The longest task while a home of 50,000 posts is scrolled by keys. */
export async function measureManyPosts(
  world: World,
  note: Note,
): Promise<Record<'keys-longest-task', Sample>> {
  const run = (count: number) =>
    withPage(world, (measured) => scrollByKeys(measured, world, count), { serviceWorkers: 'block' })
  const floor = await run(SOME_POSTS)
  const own = await run(MANY_POSTS)
  note(`${MANY_POSTS} posts`, longestLine(own))
  return { 'keys-longest-task': { own: longest(own).work, floor: longest(floor).work } }
}
