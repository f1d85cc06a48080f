import type { Route } from '@playwright/test'
import { apiAs, type Api, type ApiStatus } from '../fixtures/api.ts'
import { simulate } from '../fixtures/simulation.ts'
import { type Measured, withPage, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { NOTIFICATIONS, NOTIFIED_POSTS, NOTIFYING_RATE, NOTIFYING_TOTAL } from './limits.ts'
import { longest, longestLine, type Task, watchTasks } from './tasks.ts'
import { READER } from './world.ts'

interface Told {
  readonly id: string
  readonly account: { readonly id: string }
}

/** A server gives as many as it likes: page by page it would take minutes to load them. */
const PAGE_SIZE = 500
const SECOND = 1000
/** Looks for the end of the list, each a tenth of a second after the other. */
const MOST_LOOKS = 300

/** Posts of the reader, as their server tells them. */
async function writePosts(api: Api): Promise<readonly ApiStatus[]> {
  const made: ApiStatus[] = []
  for (let number = 1; number <= NOTIFIED_POSTS; number += 1)
    made.push(await api.post(`Told about ${number}.`))
  return made
}

/** Serves what came before: favourites, repeats and reactions of those posts by many people. */
async function serveOlder({ page }: Measured, api: Api, own: readonly ApiStatus[]): Promise<void> {
  const people = await api.call<Told['account'][]>('GET', `/api/v1/accounts/${api.id}/following?limit=40`)
  const types = ['favourite', 'reblog', 'pleroma:emoji_reaction']
  const created_at = new Date(Date.now() - 60 * SECOND).toISOString()
  const tell = (index: number) => {
    const person = people[index % people.length]
    return {
      // Older than any of the server's, and each older than the one before.
      id: `-${String(NOTIFICATIONS - index).padStart(6, '0')}`,
      type: types[index % types.length],
      emoji: '🎉',
      created_at,
      account: { ...person, id: `${person?.id}-${Math.floor(index / people.length)}` },
      status: own[Math.floor((index / types.length) % own.length)],
      pleroma: { is_seen: true, is_muted: false },
    }
  }
  let served = 0
  await page.route('**/api/v1/notifications?*', async (route: Route) => {
    // What is new is the server's own.
    if (served > 0 && !new URL(route.request().url()).searchParams.has('max_id')) return route.fallback()
    const from = served
    served = Math.min(NOTIFICATIONS, served + PAGE_SIZE)
    const json = Array.from({ length: served - from }, (_, index) => tell(from + index))
    return route.fulfill({ json, headers: { link: `<${page.url()}?max_id=${json.at(-1)?.id}>; rel="next"` } })
  })
}

/** What is read, in the middle of the list, and how far it moved while it was watched. */
interface Reading {
  moved: number
  nodes: number
}

/** Watches, each frame, the first row that is read. */
function watchReading(): void {
  const reading: Reading & { isOver: boolean } = { moved: 0, nodes: 0, isOver: false }
  Object.assign(window, { reading })
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-id]')]
    const first = rows.find((row) => row.getBoundingClientRect().top >= 100)
    const id = first?.dataset['rowId'] ?? ''
    const before = first?.getBoundingClientRect().top ?? Number.NaN
    const look = (): void => {
      const row = document.querySelector(`main [data-row-id="${CSS.escape(id)}"]`)
      const moved = Math.abs((row?.getBoundingClientRect().top ?? Number.NaN) - before)
      reading.moved = Number.isNaN(moved) ? Infinity : Math.max(reading.moved, moved)
      reading.nodes = Math.max(reading.nodes, document.querySelectorAll('*').length)
      if (!reading.isOver) requestAnimationFrame(look)
    }
    look()
  })
}

function endReading(): Reading {
  const { reading } = window as unknown as { reading: Reading & { isOver: boolean } }
  reading.isOver = true
  return { moved: reading.moved, nodes: reading.nodes }
}

/** Somebody does something with one of the posts, again and again. */
async function disturb({ server }: World, own: readonly ApiStatus[]): Promise<void> {
  const simulation = simulate(server.url, READER.username)
  const start = performance.now()
  for (let number = 0; number < NOTIFYING_TOTAL; number += 1) {
    const early = start + (number * SECOND) / NOTIFYING_RATE - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    // Each by other people than the last time.
    const id = own[(number + Math.floor(number / own.length)) % own.length]?.id ?? ''
    await simulation.play({ do: 'react', id, name: number % 2 === 0 ? '🔥' : '🌿' })
  }
}

interface Figures extends Reading {
  tasks: readonly Task[]
}

/** Loads all of them, goes to the middle, and watches while something arrives, or nothing does. */
async function read(
  measured: Measured,
  world: World,
  own: readonly ApiStatus[],
  isDisturbed: boolean,
): Promise<Figures> {
  const { page } = measured
  await serveOlder(measured, await apiAs(world.server.url, READER), own)
  await page.goto(`/${READER.username}/notifications`)
  const end = page.getByText('No more notifications')
  for (let look = 0; look < MOST_LOOKS && !(await end.isVisible()); look += 1)
    await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.evaluate(rest)
  const endTasks = await watchTasks(measured)
  await page.evaluate(watchReading)
  await (isDisturbed
    ? disturb(world, own)
    : new Promise((resolve) => setTimeout(resolve, (NOTIFYING_TOTAL * SECOND) / NOTIFYING_RATE)))
  await page.evaluate(rest)
  const reading = await page.evaluate(endReading)
  // Some do twice what they had done already.
  const waiting = page.getByRole('button', { name: /^\d+ new notifications$/ })
  const count = isDisturbed ? Number.parseInt((await waiting.textContent()) ?? '', 10) : NOTIFYING_TOTAL
  if (!(count > NOTIFYING_TOTAL * 0.9)) throw new Error(`only ${count} have arrived`)
  return { ...reading, tasks: await endTasks() }
}

/** Somebody reads in the middle of 5,000 notifications while 20 new ones a second arrive. */
export async function measureNotifications(
  world: World,
  note: Note,
): Promise<Record<'notifications-longest-task' | 'notifications-moved' | 'notifications-nodes', Sample>> {
  const own = await writePosts(await apiAs(world.server.url, READER))
  const run = (isDisturbed: boolean) =>
    withPage(world, (measured) => read(measured, world, own, isDisturbed), {
      serviceWorkers: 'block',
      settings: { useStreamingApi: true },
    })
  const floor = await run(false)
  const figures = await run(true)
  note('while they arrive', longestLine([...figures.tasks]))
  return {
    'notifications-longest-task': {
      own: longest([...figures.tasks]).work,
      floor: longest([...floor.tasks]).work,
    },
    'notifications-moved': { own: figures.moved, floor: floor.moved },
    'notifications-nodes': { own: figures.nodes, floor: floor.nodes },
  }
}
