import { setTimeout } from 'node:timers/promises'
import { type BareBrowser, type Instruments, withBareBrowser } from './bare-browser.ts'
import { firstPostAt, openBareContext } from './bare-page.ts'
import { floorPath, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { codeBytes } from './first-view.ts'
import { watchFirstPost } from './in-page.ts'
import { LONG_TASK_MS, SLOW_PHONE } from './limits.ts'
import { longestLine, type Task, watchTasks } from './tasks.ts'

/** A page that has asked for nothing so long is at rest (milliseconds). */
const REST_MS = 5_000
const LOOK_MS = 500

/** What a page has asked for. */
interface Asked {
  requests: number
  /** Paths of scripts and style sheets. */
  code: readonly string[]
  /** As they went over the line. */
  pictureBytes: number
}

interface Received {
  requestId: string
  type: string
  response: { url: string }
}
interface Finished {
  requestId: string
  encodedDataLength: number
}

/** Notes what the page asks for from now on; `rest` answers when it asks for nothing any more. */
function watchRequests(instruments: Instruments) {
  const types = new Map<string, string>()
  const code = new Set<string>()
  let pictureBytes = 0
  let lastAt = performance.now()
  instruments.on('Network.responseReceived', ({ requestId, type, response }: Received) => {
    lastAt = performance.now()
    if (!response.url.startsWith('http')) return
    types.set(requestId, type)
    if (type === 'Script' || type === 'Stylesheet') code.add(new URL(response.url).pathname)
  })
  instruments.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Finished) => {
    lastAt = performance.now()
    if (types.get(requestId) === 'Image') pictureBytes += encodedDataLength
  })
  return {
    rest: async (): Promise<Asked> => {
      while (performance.now() - lastAt < REST_MS) await setTimeout(LOOK_MS)
      return { requests: types.size, code: [...code], pictureBytes }
    },
  }
}

/** Work above what a task may take without being felt, in milliseconds. */
const blocking = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { work }) => sum + Math.max(0, work - LONG_TASK_MS), 0)

type Names = 'settled-requests' | 'settled-code-bytes' | 'settled-picture-bytes' | 'cold-blocking'

async function visit(
  browser: BareBrowser,
  world: World,
  path: string,
): Promise<Asked & { tasks: readonly Task[] }> {
  const context = await openBareContext(browser, world)
  const page = await context.openPage({ phone: SLOW_PHONE, prepare: watchFirstPost })
  const { instruments } = page
  // It keeps files beside the page, and would answer for the server.
  await instruments.send('Network.setBypassServiceWorker', { bypass: true })
  const requests = watchRequests(instruments)
  const endTasks = await watchTasks({ page, instruments })
  await firstPostAt(page, path)
  const asked = await requests.rest()
  const tasks = await endTasks()
  await context.close()
  return { ...asked, tasks }
}

/** A first visit of home on a slow phone until nothing is on its way: what it asks for, and what stood in the way. */
export async function measureSettled(world: World, note: Note): Promise<Record<Names, Sample>> {
  const { floor, own } = await withBareBrowser(async (browser) => ({
    floor: await visit(browser, world, floorPath('list', world)),
    own: await visit(browser, world, '/main/friends'),
  }))
  for (const [whose, { tasks }] of Object.entries({ own, floor })) note(whose, longestLine(tasks))
  return {
    'settled-requests': { own: own.requests, floor: floor.requests },
    'settled-code-bytes': { own: codeBytes(world, own.code), floor: codeBytes(world, floor.code) },
    'settled-picture-bytes': { own: own.pictureBytes, floor: floor.pictureBytes },
    'cold-blocking': { own: blocking(own.tasks), floor: blocking(floor.tasks) },
  }
}
