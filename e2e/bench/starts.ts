import { type BareBrowser, withBareBrowser } from './bare-browser.ts'
import { firstPostAt, openBareContext } from './bare-page.ts'
import { floorPath, type World } from './browser.ts'
import { median, type Note, type Sample } from './figures.ts'
import { rest, watchFirstPost } from './in-page.ts'
import { OLD_PHONE, type Phone, SLOW_PHONE } from './limits.ts'

const PLAIN_PAGE = '/static/floor/plain.html'

const on = (phone: Phone) => ({ phone, prepare: watchFirstPost })

/** @param phone null: the machine itself, at full speed */
async function startOnce(
  browser: BareBrowser,
  world: World,
  path: string,
  phone: Phone | null = SLOW_PHONE,
): Promise<number> {
  const context = await openBareContext(browser, world)
  const page = await context.openPage(phone === null ? { prepare: watchFirstPost } : on(phone))
  const at = await firstPostAt(page, path)
  await context.close()
  return at
}

/** Milliseconds until the floor page shows its first post on the reference machine at full speed. */
const REFERENCE_START_MS = 118
const STARTS = 7

/** How much slower than the reference machine this machine starts a page: the median of some starts of the floor page. */
export async function measureStartSlowness(world: World): Promise<number> {
  return withBareBrowser(async (browser) => {
    const times: number[] = []
    while (times.length < STARTS) times.push(await startOnce(browser, world, floorPath('list', world), null))
    return median(times) / REFERENCE_START_MS
  })
}

/** Second visit of a browser in which home was read before, and nothing else: at full speed, then slowly. */
async function startAgain(browser: BareBrowser, world: World): Promise<number> {
  const context = await openBareContext(browser, world)
  const first = await context.openPage({ prepare: watchFirstPost })
  await firstPostAt(first, '/main/friends')
  await first.evaluate(rest)
  // It keeps the files beside the page, and would go on doing so while the second visit is measured.
  await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  // Leaving the page is when it keeps what has to be there the next time.
  await first.goto('about:blank')
  await first.close()
  const at = await firstPostAt(await context.openPage(on(SLOW_PHONE)), '/main/friends')
  await context.close()
  return at
}

/** Cold and warm starts at a slow network and a slowed processor. */
export async function measureStarts(
  world: World,
  note: Note,
): Promise<Record<'cold-first-post' | 'warm-first-post', Sample>> {
  return withBareBrowser(async (browser) => {
    const html = await startOnce(browser, world, PLAIN_PAGE)
    const react = await startOnce(browser, world, floorPath('list', world))
    const cold = await startOnce(browser, world, '/main/friends')
    const warm = await startAgain(browser, world)
    note('first post of bare HTML', `${Math.round(html)} ms (ours is ${(cold / html).toFixed(2)} × that)`)
    return { 'cold-first-post': { own: cold, floor: react }, 'warm-first-post': { own: warm, floor: cold } }
  })
}

/** A cold start on a phone that is older still. */
export async function measureOldPhone(world: World): Promise<Record<'old-phone-first-post', Sample>> {
  return withBareBrowser(async (browser) => {
    const floor = await startOnce(browser, world, floorPath('list', world), OLD_PHONE)
    return {
      'old-phone-first-post': { own: await startOnce(browser, world, '/main/friends', OLD_PHONE), floor },
    }
  })
}
