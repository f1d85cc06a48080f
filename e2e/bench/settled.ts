import { setTimeout } from 'node:timers/promises'
import { type BareBrowser, withBareBrowser } from './bare-browser.ts'
import { type BarePage, firstPostAt, openBareContext } from './bare-page.ts'
import { floorPath, type World } from './browser.ts'
import type { Note, Sample } from './figures.ts'
import { codeBytes } from './first-view.ts'
import { watchFirstPost } from './in-page.ts'
import { SLOW_PHONE } from './limits.ts'
import { type Requested, watchRequests } from './requests.ts'
import { isListening } from './streaming.ts'
import { blocking, longestLine, type Task, totalWork, watchTasks } from './tasks.ts'

/** Time between two looks whether a page is at rest, milliseconds. */
const LOOK_MS = 500

/** The notifications column and its to-do list are on by default; live updates are not. */
const LIVE_UPDATES = { useStreamingApi: true }

interface Visit extends Requested {
  tasks: readonly Task[]
}

interface VisitOptions {
  settings?: Readonly<Record<string, boolean>>
  /** Runs when the page is at rest and no longer measured. */
  check?: (page: BarePage) => Promise<void>
}

/** A first visit on a slow phone until the page is at rest. */
async function visit(
  browser: BareBrowser,
  world: World,
  path: string,
  { settings, check }: VisitOptions = {},
): Promise<Visit> {
  const context = await openBareContext(browser, world, settings)
  const page = await context.openPage({ phone: SLOW_PHONE, prepare: watchFirstPost })
  const { instruments } = page
  // It keeps files beside the page, and would answer for the server.
  await instruments.send('Network.setBypassServiceWorker', { bypass: true })
  const requests = watchRequests(instruments)
  const endTasks = await watchTasks({ page, instruments })
  await firstPostAt(page, path)
  while (!requests.isAtRest()) await setTimeout(LOOK_MS)
  const requested = requests.requested()
  const tasks = await endTasks()
  await check?.(page)
  await context.close()
  return { ...requested, tasks }
}

const noteTasks = (note: Note, visits: Record<'own' | 'floor', Visit>): void => {
  for (const [whose, { tasks }] of Object.entries(visits)) note(whose, longestLine(tasks))
}

/** @throws when the page is not the Home that is to be measured */
async function checkHome(world: World, page: BarePage): Promise<void> {
  const sections = await page.evaluate(
    () => document.querySelectorAll('#notifications [data-section]').length,
  )
  if (sections === 0) throw new Error('the notifications column has no to-do list')
  if (!(await isListening(world))) throw new Error('no socket is open')
}

/** What Home of a member with notifications and live updates requests until it is at rest, and its main-thread work. */
export async function measureSettled(
  world: World,
  note: Note,
): Promise<
  Record<'settled-requests' | 'settled-code-bytes' | 'settled-picture-bytes' | 'settled-main-thread', Sample>
> {
  const visits = await withBareBrowser(async (browser) => ({
    floor: await visit(browser, world, floorPath('home', world)),
    own: await visit(browser, world, '/main/friends', {
      settings: LIVE_UPDATES,
      check: (page) => checkHome(world, page),
    }),
  }))
  noteTasks(note, visits)
  const { own, floor } = visits
  return {
    'settled-requests': { own: own.requests, floor: floor.requests },
    'settled-code-bytes': { own: codeBytes(world, own.code), floor: codeBytes(world, floor.code) },
    'settled-picture-bytes': { own: own.pictureBytes, floor: floor.pictureBytes },
    'settled-main-thread': { own: totalWork(own.tasks), floor: totalWork(floor.tasks) },
  }
}

/** What blocks the main thread during a first visit of a reader without notifications, live updates off. */
export async function measureBlocking(world: World, note: Note): Promise<Record<'cold-blocking', Sample>> {
  const visits = await withBareBrowser(async (browser) => ({
    floor: await visit(browser, world, floorPath('list', world)),
    own: await visit(browser, world, '/main/friends'),
  }))
  noteTasks(note, visits)
  return { 'cold-blocking': { own: blocking(visits.own.tasks), floor: blocking(visits.floor.tasks) } }
}
