import type { Page } from '@playwright/test'
import { floorPath, freshContext, openPage, posts, withPage, type World } from './browser.ts'
import type { Sample } from './figures.ts'
import { rest, watchFirstPost } from './in-page.ts'

/** Milliseconds after which a start counts as failed. */
const PATIENCE_MS = 60_000
/** How the page begins what it says, as `watchFirstPost` does. */
const FIRST_POST = 'first post at '

const PLAIN_PAGE = '/static/floor/plain.html'

/**
 * Milliseconds from the navigation until the first post can be read. The page says so itself: whoever looks into it
 * again and again takes processor time from a page that has no pause for the network.
 */
export async function firstPostAt(page: Page, path: string): Promise<number> {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(FIRST_POST),
    timeout: PATIENCE_MS,
  })
  await page.goto(path, { waitUntil: 'commit' })
  return Number((await said).text().slice(FIRST_POST.length))
}

const startOnce = (world: World, path: string): Promise<number> =>
  withPage(world, ({ page }) => firstPostAt(page, path), { isSlow: true, prepare: [watchFirstPost] })

/** Second visit of a browser in which home was read before, and nothing else: at full speed, then slowly. */
async function startAgain(world: World): Promise<number> {
  const context = await freshContext(world)
  try {
    await context.addInitScript(watchFirstPost)
    const first = await openPage(context)
    await first.page.goto('/main/friends')
    await posts(first.page).nth(3).waitFor()
    await first.page.waitForLoadState('networkidle')
    await first.page.evaluate(rest)
    // It keeps the files beside the page, and would go on doing so while the second visit is measured.
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // Leaving the page is when it keeps what has to be there the next time.
    await first.page.goto('about:blank')
    await first.page.close()
    const { page } = await openPage(context, { isSlow: true })
    return await firstPostAt(page, '/main/friends')
  } finally {
    await context.close()
  }
}

/** Cold and warm starts at a slow network and a slowed processor. */
export async function measureStarts(
  world: World,
  note: (what: string, value: string) => void,
): Promise<Record<'cold-first-post' | 'warm-first-post', Sample>> {
  const html = await startOnce(world, PLAIN_PAGE)
  const react = await startOnce(world, floorPath('list', world))
  const cold = await startOnce(world, '/main/friends')
  const warm = await startAgain(world)
  note('first post of bare HTML', `${Math.round(html)} ms (ours is ${(cold / html).toFixed(2)} × that)`)
  return { 'cold-first-post': { own: cold, floor: react }, 'warm-first-post': { own: warm, floor: cold } }
}
