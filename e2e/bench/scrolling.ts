import {
  floorPath,
  heapAfterCollection,
  mainThread,
  type Measured,
  posts,
  type Work,
  withPage,
  type World,
} from './browser.ts'
import type { Sample } from './figures.ts'
import { rest, scrollPosts, takeLongestTask, watchLongTasks } from './in-page.ts'
import { LONG_TASK_MS, SCROLLED_POSTS } from './limits.ts'

interface Scrolled {
  longest: number
  work: Work
  nodes: number
  heap: number
}

const ms = (value: number): string => `${Math.round(value)} ms`
const sum = ({ script, style, layout }: Work): number => script + style + layout

async function scrollThrough(measured: Measured, path: string): Promise<Scrolled> {
  const { page } = measured
  await page.goto(path)
  await posts(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
  await page.evaluate(takeLongestTask)
  const before = await mainThread(measured)
  const nodes = await page.evaluate(scrollPosts, SCROLLED_POSTS)
  const after = await mainThread(measured)
  const work = {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  }
  const longest = Math.max(LONG_TASK_MS, await page.evaluate(takeLongestTask))
  return { longest, work, nodes, heap: await heapAfterCollection(measured) }
}

/** Home through 1,000 posts, one a frame, at full processor speed. */
export async function measureScrolling(
  world: World,
  note: (what: string, value: string) => void,
): Promise<Record<'scroll-longest-task' | 'scroll-main-thread' | 'most-nodes', Sample>> {
  const run = (path: string) =>
    withPage(world, (measured) => scrollThrough(measured, path), { prepare: [watchLongTasks] })
  const floor = await run(floorPath('windowed', world))
  const own = await run('/main/friends')
  for (const [whose, { work, heap }] of Object.entries({ own, floor }))
    note(
      `${whose}: ${SCROLLED_POSTS} posts`,
      `script ${ms(work.script)}, style ${ms(work.style)}, layout ${ms(work.layout)}, heap ${(heap / 1e6).toFixed(1)} MB`,
    )
  return {
    'scroll-longest-task': { own: own.longest, floor: floor.longest },
    'scroll-main-thread': { own: sum(own.work), floor: sum(floor.work) },
    'most-nodes': { own: own.nodes, floor: floor.nodes },
  }
}
