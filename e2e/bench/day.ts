import { apiAs, type ApiStatus } from '../fixtures/api.ts'
import { heapAfterCollection, type Measured, metric, posts, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { DAY_FIRST_POSTS, DAY_FIRST_THREADS, DAY_POSTS, DAY_RATE, DAY_THREADS } from './limits.ts'
import { playDay, shownAtOnce, whileListening } from './streaming.ts'
import { READER } from './world.ts'

/** What a page holds when nothing can be freed any more. */
interface Held {
  heap: number
  nodes: number
  listeners: number
}

/** Looked at where nothing of the posts is drawn: no two of them have the same parts. */
async function holds(measured: Measured): Promise<Held> {
  const { page } = measured
  const heap = await heapAfterCollection(measured)
  await page.evaluate(() => history.pushState(null, '', '/about'))
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.evaluate(rest)
  await heapAfterCollection(measured)
  const nodes = await metric(measured, 'Nodes')
  const listeners = await metric(measured, 'JSEventListeners')
  await comeBack(measured)
  return { heap, nodes, listeners }
}

async function comeBack({ page }: Measured): Promise<void> {
  await page.evaluate(() => history.back())
  await page.waitForURL('**/main/friends')
  await posts(page).first().waitFor()
}

async function findPosts({ server }: World, count: number): Promise<readonly string[]> {
  const api = await apiAs(server.url, READER)
  const ids: string[] = []
  while (ids.length < count) {
    const before = ids.at(-1)
    const page = await api.call<ApiStatus[]>(
      'GET',
      `/api/v1/timelines/home?limit=40${before === undefined ? '' : `&max_id=${before}`}`,
    )
    if (page.length === 0) throw new Error(`home has only ${ids.length} posts`)
    ids.push(...page.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

/** Opens each in turn, as a press on its time does, and comes back to the list. */
async function openThreads(measured: Measured, ids: readonly string[]): Promise<void> {
  const { page } = measured
  for (const id of ids) {
    await page.evaluate((to) => history.pushState(null, '', to), `/notice/${id}`)
    await page.locator(`main article[data-status-id="${id}"]`).first().waitFor()
    await comeBack(measured)
  }
  await page.evaluate(rest)
}

/** What a tab holds after a full day of streamed posts and opened threads, and after the first of them. */
export async function measureDay(
  world: World,
  seed: number,
  note: Note,
): Promise<Record<'day-heap' | 'day-nodes' | 'day-listeners', Sample>> {
  const ids = await findPosts(world, DAY_THREADS)
  const held = await whileListening(world, note, '/main/friends', shownAtOnce, async (measured) => {
    await playDay(world, measured, { posts: DAY_RATE, total: DAY_FIRST_POSTS, seed })
    await openThreads(measured, ids.slice(0, DAY_FIRST_THREADS))
    const floor = await holds(measured)
    await playDay(world, measured, { posts: DAY_RATE, total: DAY_POSTS - DAY_FIRST_POSTS, seed: seed + 1 })
    await openThreads(measured, ids.slice(DAY_FIRST_THREADS))
    return { own: await holds(measured), floor }
  })
  const sample = (of: keyof Held): Sample => ({
    own: held?.own[of] ?? Number.NaN,
    floor: held?.floor[of] ?? Number.NaN,
  })
  return { 'day-heap': sample('heap'), 'day-nodes': sample('nodes'), 'day-listeners': sample('listeners') }
}
