import type { Page } from '@playwright/test'
import {
  type Drawn,
  HOSTILE_POSTS,
  prepareReader,
  readHome,
  seedOf,
  serveHostileHome,
} from '../fixtures/hostile.ts'
import { type Measured, posts, type World, withPage } from './browser.ts'
import type { Sample } from './figures.ts'
import {
  type LongTask,
  rest,
  scrollPosts,
  takeLongestTask,
  takeLongTasks,
  watchLongTasks,
} from './in-page.ts'
import { LIMITS, LONG_TASK_MS, RUNS } from './limits.ts'

const PAGE_POSTS = 20
/** Steps of the page between two looks. */
const STEPS = 10
/** Ordinary posts of the floor. */
const FLOOR_POSTS = 200
/** A task may have drawn several posts, or waited for another program: so often the posts of slow tasks are read again. */
const TIMES_AGAIN = 5
/** Slow posts that are named. */
const TOLD = 8

const NAME = 'hostile-longest-task'

/** The longest task (milliseconds) in which a post was drawn, by the number of the post; one of several counts for each. */
type ByPost = Map<number, number>

function blame(tasks: readonly LongTask[], drawn: readonly Drawn[]): ByPost {
  const found: ByPost = new Map()
  for (const { start, duration } of tasks)
    for (const { at, ids } of drawn)
      if (at >= start - LONG_TASK_MS && at <= start + duration + LONG_TASK_MS)
        for (const seed of ids.map(seedOf)) found.set(seed, Math.max(duration, found.get(seed) ?? 0))
  return found
}

const reader = { prepare: [watchLongTasks], serviceWorkers: 'block' } as const

/** Home stands still, and what its start took is forgotten. */
async function settle(page: Page): Promise<void> {
  await page.goto('/main/friends')
  await posts(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
  await page.evaluate(takeLongTasks)
}

/** Reads home, whose older posts are generated, to its end. */
function readAll(world: World, seeds: readonly number[]): Promise<ByPost> {
  const measure = async ({ page }: Measured): Promise<ByPost> => {
    await serveHostileHome(page, { seeds, pagePosts: PAGE_POSTS, isAfterOwn: true })
    await prepareReader(page)
    await settle(page)
    const { drawn } = await readHome(page, seeds.length, { steps: STEPS, pause: 2, hasChecks: false })
    await page.evaluate(rest)
    return blame(await page.evaluate(takeLongTasks), drawn)
  }
  return withPage(world, measure, reader)
}

/** The longest task while the instance's own posts are scrolled through. */
function readOrdinary(world: World): Promise<number> {
  const measure = async ({ page }: Measured): Promise<number> => {
    await settle(page)
    await page.evaluate(scrollPosts, FLOOR_POSTS)
    return Math.max(LONG_TASK_MS, await page.evaluate(takeLongestTask))
  }
  return withPage(world, measure, reader)
}

const worst = (found: ByPost): [number, number][] => [...found].toSorted(([, one], [, other]) => other - one)

/**
 * The longest task of one hostile post, drawn and shown in full, at full processor speed. The runs of a whole bench
 * share all the posts among them. Where a task is over the limit its posts are read again by themselves, and the
 * shortest time of each counts: a slow post is slow every time.
 */
export async function measureHostile(
  world: World,
  run: number,
  note: (what: string, value: string) => void,
): Promise<Record<typeof NAME, Sample>> {
  const share = HOSTILE_POSTS / RUNS
  const first = ((run - 1) % RUNS) * share
  const seeds = Array.from({ length: share }, (_, index) => first + index)
  const floor = await readOrdinary(world)
  const found = await readAll(world, seeds)
  const most = LIMITS[NAME].most ?? 0
  for (let time = 0; time < TIMES_AGAIN; time += 1) {
    const slow = worst(found).filter(([, longest]) => longest > most)
    if (slow.length === 0) break
    const seedsAgain = slow.map(([seed]) => seed).toSorted((one, other) => one - other)
    const again = await readAll(world, seedsAgain)
    for (const [seed, longest] of slow) found.set(seed, Math.min(longest, again.get(seed) ?? LONG_TASK_MS))
    const told = slow.slice(0, TOLD).map(([seed, longest]) => `${seed}: ${Math.round(longest)} ms`)
    note(`${slow.length} posts again`, told.join(', '))
  }
  const [hardest] = worst(found)
  note(`posts ${first} to ${first + share - 1}`, hardest ? `the hardest is ${hardest[0]}` : 'no long task')
  return { [NAME]: { own: hardest?.[1] ?? LONG_TASK_MS, floor } }
}
