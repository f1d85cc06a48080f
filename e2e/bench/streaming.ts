import { simulate, type Day } from '../fixtures/simulation.ts'
import { floorPath, type Measured, metric, openPosts, withPage, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { STREAM_RATE, STREAM_TOTAL } from './limits.ts'
import { longest, longestLine, watchTasks } from './tasks.ts'
import { READER } from './world.ts'

/** Milliseconds between two looks whether a day is over. */
const LOOK_MS = 500
/** Looks for a socket before the page counts as not listening. */
const SOCKET_LOOKS = 20

export async function playDay({ server }: World, { page }: Measured, day: Day): Promise<void> {
  const simulation = simulate(server.url, READER.username)
  await simulation.startDay(day)
  while ((await simulation.day()).isRunning) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  await page.evaluate(rest)
}

/** Whether the page listens: without a socket there is nothing to measure. */
export async function isListening({ server }: World): Promise<boolean> {
  const { sockets } = simulate(server.url, READER.username)
  for (let look = 0; look < SOCKET_LOOKS; look += 1) {
    if ((await sockets.open()).length > 0) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return false
}

/** The socket is off at first, and so is showing new posts at once while the page is at its top. */
const socket = { useStreamingApi: true }
export const shownAtOnce = { ...socket, streaming: true }

/** Opens home with these choices and measures once it listens; null where no socket was opened. */
export function whileListening<Result>(
  world: World,
  note: Note,
  path: string,
  settings: Readonly<Record<string, boolean>>,
  measure: (measured: Measured) => Promise<Result>,
): Promise<Result | null> {
  return withPage(
    world,
    async (measured) => {
      await openPosts(measured, path)
      if (await isListening(world)) return measure(measured)
      note(path, 'no socket was open, so nothing was measured')
      return null
    },
    { settings },
  )
}

/** The longest task while 20 posts a second come in for 30 seconds. */
export async function measureStream(
  world: World,
  seed: number,
  note: Note,
): Promise<Record<'stream-longest-task', Sample>> {
  const run = (path: string) =>
    whileListening(world, note, path, shownAtOnce, async (measured) => {
      const endTasks = await watchTasks(measured)
      await playDay(world, measured, { posts: STREAM_RATE, total: STREAM_TOTAL, seed })
      const tasks = await endTasks()
      note(path.split('#')[0] ?? path, longestLine(tasks))
      return longest(tasks).work
    })
  const floor = (await run(floorPath('windowed', world, { stream: 'shown' }))) ?? Number.NaN
  const own = (await run('/main/friends')) ?? Number.NaN
  return { 'stream-longest-task': { own, floor } }
}

/** What share of the main thread 20 posts a second take for 30 seconds while they are held back, and what is asked for. */
export async function measureHeldBack(
  world: World,
  seed: number,
  note: Note,
): Promise<Record<'stream-share' | 'stream-requests', Sample>> {
  const run = (path: string) =>
    whileListening(world, note, path, socket, async (measured) => {
      // What the start still requests is no part of it.
      await measured.page.waitForLoadState('networkidle')
      const requested: string[] = []
      measured.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      const [before, start] = [await metric(measured, 'TaskDuration'), performance.now()]
      await playDay(world, measured, { posts: STREAM_RATE, total: STREAM_TOTAL, seed })
      const seconds = (performance.now() - start) / 1000
      note(`${path} requested`, requested.join(' '))
      const share = (((await metric(measured, 'TaskDuration')) - before) / seconds) * 100
      return { share, requests: requested.length }
    })
  const floor = await run(floorPath('windowed', world, { stream: 'held' }))
  const own = await run('/main/friends')
  return {
    'stream-share': { own: own?.share ?? Number.NaN, floor: floor?.share ?? Number.NaN },
    'stream-requests': { own: own?.requests ?? Number.NaN, floor: floor?.requests ?? Number.NaN },
  }
}
