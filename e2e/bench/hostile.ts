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
import type { Note, Sample } from './figures.ts'
import { rest, scrollPosts } from './in-page.ts'
import { LIMITS, LONG_TASK_MS, RUNS } from './limits.ts'
import { frameTime } from './processor.ts'
import { longest, longestLine, type Task, watchTasks } from './tasks.ts'

const PAGE_POSTS = 20
/** Steps of the page between two looks. */
const STEPS = 10
/** Ordinary posts of the floor. */
const FLOOR_POSTS = 200
/** A task may have drawn several posts: so often the posts of slow tasks are read again. */
const TIMES_AGAIN = 5
/** Slow posts that are named. */
const TOLD = 8

const NAME = 'hostile-longest-task'

/** The longest work (milliseconds) of a task in which a post was drawn, by the number of the post; one of several counts for each. */
type ByPost = Map<number, number>

function blame(tasks: readonly Task[], drawn: readonly Drawn[]): ByPost {
  const found: ByPost = new Map()
  for (const { start, duration, work } of tasks.filter((task) => task.work >= LONG_TASK_MS))
    for (const { at, ids } of drawn)
      if (at >= start - LONG_TASK_MS && at <= start + duration + LONG_TASK_MS)
        for (const seed of ids.map(seedOf)) found.set(seed, Math.max(work, found.get(seed) ?? 0))
  return found
}

const reader = { serviceWorkers: 'block' } as const

/** Home stands still. */
async function settle(page: Page): Promise<void> {
  await page.goto('/main/friends')
  await posts(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
}

/** Reads home, whose older posts are generated, to its end. */
function readAll(world: World, seeds: readonly number[], note: Note): Promise<ByPost> {
  const measure = async (measured: Measured): Promise<ByPost> => {
    const { page } = measured
    await serveHostileHome(page, { seeds, pagePosts: PAGE_POSTS, isAfterOwn: true })
    await prepareReader(page)
    await settle(page)
    const endTasks = await watchTasks(measured)
    const { drawn } = await readHome(page, seeds.length, { steps: STEPS, pause: 2, hasChecks: false })
    await page.evaluate(rest)
    const tasks = await endTasks()
    note(`${seeds.length} posts`, longestLine(tasks))
    return blame(tasks, drawn)
  }
  return withPage(world, measure, reader)
}

/** The longest task while the instance's own posts are scrolled through. */
function readOrdinary(world: World): Promise<number> {
  const measure = async (measured: Measured): Promise<number> => {
    await settle(measured.page)
    const endTasks = await watchTasks(measured)
    await measured.page.evaluate(scrollPosts, { count: FLOOR_POSTS, frameMs: frameTime(world) })
    return longest(await endTasks()).work
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
  note: Note,
): Promise<Record<typeof NAME, Sample>> {
  const share = HOSTILE_POSTS / RUNS
  const first = ((run - 1) % RUNS) * share
  const seeds = Array.from({ length: share }, (_, index) => first + index)
  const floor = await readOrdinary(world)
  const found = await readAll(world, seeds, note)
  const most = LIMITS[NAME].most ?? 0
  for (let time = 0; time < TIMES_AGAIN; time += 1) {
    const slow = worst(found).filter(([, work]) => work > most)
    if (slow.length === 0) break
    const seedsAgain = slow.map(([seed]) => seed).toSorted((one, other) => one - other)
    const again = await readAll(world, seedsAgain, note)
    for (const [seed, work] of slow) found.set(seed, Math.min(work, again.get(seed) ?? LONG_TASK_MS))
    const told = slow.slice(0, TOLD).map(([seed, work]) => `${seed}: ${Math.round(work)} ms`)
    note(`${slow.length} posts again`, told.join(', '))
  }
  const [hardest] = worst(found)
  note(`posts ${first} to ${first + share - 1}`, hardest ? `the hardest is ${hardest[0]}` : 'no long task')
  return { [NAME]: { own: hardest?.[1] ?? LONG_TASK_MS, floor } }
}
