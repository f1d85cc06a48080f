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
import { rest, scrollFrames, takeLongestTask, watchLongTasks } from './in-page.ts'
import { LONG_TASK_MS, SCROLLED_POSTS } from './limits.ts'

const PAGE_POSTS = 20
/** Frames between two looks at what was loaded. */
const FRAMES = 50
/** Looks after which a list that does not go on counts as stuck. */
const MOST_LOOKS = 400

interface Scrolled {
  longest: number
  work: Work
  nodes: number
  heap: number
}

const ms = (value: number): string => `${Math.round(value)} ms`
const sum = ({ script, style, layout }: Work): number => script + style + layout

/** Adds up the posts of the pages of home that were asked for. */
function countLoaded({ page }: Measured): () => number {
  let count = 0
  page.on('requestfinished', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/timelines/home')) count += Number(url.searchParams.get('limit') ?? PAGE_POSTS)
  })
  return () => count
}

async function scrollThrough(measured: Measured, path: string): Promise<Scrolled> {
  const { page } = measured
  const loaded = countLoaded(measured)
  await page.goto(path)
  await posts(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
  await page.evaluate(takeLongestTask)
  const before = await mainThread(measured)
  let nodes = 0
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { elements, isAtBottom } = await page.evaluate(scrollFrames, FRAMES)
    nodes = Math.max(nodes, elements)
    if (isAtBottom && loaded() >= SCROLLED_POSTS) break
    if (look === MOST_LOOKS - 1) throw new Error(`only ${loaded()} posts were loaded on ${path}`)
  }
  const after = await mainThread(measured)
  const work = {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  }
  const longest = Math.max(LONG_TASK_MS, await page.evaluate(takeLongestTask))
  return { longest, work, nodes, heap: await heapAfterCollection(measured) }
}

/** Home through 1,000 posts, about one a frame, at full processor speed. */
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
