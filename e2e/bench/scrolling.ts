import {
  floorPath,
  heapAfterCollection,
  mainThread,
  type Measured,
  openPosts,
  type Work,
  withPage,
  type World,
} from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { scrollPosts } from './in-page.ts'
import { PROFILE_POSTS, SCROLLED_POSTS } from './limits.ts'
import { frameTime } from './processor.ts'
import { findProlific } from './prolific.ts'
import { longest, longestLine, type Task, watchTasks } from './tasks.ts'

interface Scrolled {
  tasks: readonly Task[]
  work: Work
  nodes: number
  /** Percent of the screen's frames. */
  dropped: number
  heap: number
}

const ms = (value: number): string => `${Math.round(value)} ms`
const sum = ({ script, style, layout }: Work): number => script + style + layout

async function scrollThrough(measured: Measured, path: string, frameMs: number): Promise<Scrolled> {
  const { page } = measured
  await openPosts(measured, path)
  const endTasks = await watchTasks(measured)
  const before = await mainThread(measured)
  const { elements, dropped } = await page.evaluate(scrollPosts, { count: SCROLLED_POSTS, frameMs })
  const after = await mainThread(measured)
  const work = {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  }
  const tasks = await endTasks()
  return { tasks, work, nodes: elements, dropped: dropped * 100, heap: await heapAfterCollection(measured) }
}

/** Home through 1,000 posts, one a frame, at full processor speed. */
export async function measureScrolling(
  world: World,
  note: Note,
): Promise<
  Record<'scroll-longest-task' | 'scroll-main-thread' | 'scroll-dropped-frames' | 'most-nodes', Sample>
> {
  const run = (path: string) => withPage(world, (measured) => scrollThrough(measured, path, frameTime(world)))
  // Before and after: the machine is not as fast at every minute.
  const before = await run(floorPath('windowed', world))
  const own = await run('/main/friends')
  const floor = await run(floorPath('windowed', world))
  for (const [whose, { work, heap, tasks }] of Object.entries({ own, floor }))
    note(
      `${whose}: ${SCROLLED_POSTS} posts`,
      `script ${ms(work.script)}, style ${ms(work.style)}, layout ${ms(work.layout)}, heap ${(heap / 1e6).toFixed(1)} MB, ${longestLine(tasks)}`,
    )
  return {
    'scroll-longest-task': { own: longest(own.tasks).work, floor: longest(floor.tasks).work },
    'scroll-main-thread': { own: sum(own.work), floor: (sum(before.work) + sum(floor.work)) / 2 },
    'scroll-dropped-frames': { own: own.dropped, floor: floor.dropped },
    'most-nodes': { own: own.nodes, floor: floor.nodes },
  }
}

/** A profile of 5,000 posts beside home, each through 1,000 posts, one a frame, at full processor speed. */
export async function measureProfile(
  world: World,
  note: Note,
): Promise<Record<'profile-longest-task' | 'profile-main-thread', Sample>> {
  const path = `/users/${await findProlific(world)}`
  const run = (where: string) =>
    withPage(world, (measured) => scrollThrough(measured, where, frameTime(world)))
  const home = await run('/main/friends')
  const own = await run(path)
  note(
    `${SCROLLED_POSTS} posts of ${PROFILE_POSTS}`,
    `most nodes ${own.nodes} (home ${home.nodes}), heap ${(own.heap / 1e6).toFixed(1)} MB, ${longestLine(own.tasks)}`,
  )
  return {
    'profile-longest-task': { own: longest(own.tasks).work, floor: longest(home.tasks).work },
    'profile-main-thread': { own: sum(own.work), floor: sum(home.work) },
  }
}
