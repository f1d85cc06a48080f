import type { Page } from '@playwright/test'
import { withPage, type World } from './browser.ts'
import { median, type Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { openComposer } from './keystroke.ts'
import { SLOWDOWN } from './limits.ts'
import { watchTasks } from './tasks.ts'

/** Beginnings of names that the large world has many of. */
const BEGINNINGS = ['a', 'e', 'm', 'o', 's'] as const

/** Types two characters, so that both have been painted when it ends. */
async function typeTwo(page: Page, first: string, second: string): Promise<void> {
  await page.keyboard.press(first)
  await page.evaluate(rest)
  await page.keyboard.press(second)
}

/** When the last search for people was sent, by the page's clock. */
function lastSearchAt(): number {
  const entries = performance.getEntriesByType('resource')
  return entries.findLast(({ name }) => name.includes('/api/v1/accounts/search'))?.startTime ?? Number.NaN
}

/**
 * Milliseconds of work, as on a slowed processor, from the end of the pause after which a server is asked to the picture
 * with its answer; beside it two characters that ask for nothing.
 */
export async function measureSuggestions(world: World): Promise<Record<'suggestions', Sample>> {
  const works = { own: [] as number[], floor: [] as number[] }
  await withPage(world, async (measured) => {
    const { page } = measured
    await openComposer(measured)
    await page.waitForLoadState('networkidle')
    // The first list fetches its code.
    for (const [time, letter] of ['i', ...BEGINNINGS].entries()) {
      for (const kind of ['floor', 'own'] as const) {
        await page.evaluate(rest)
        const end = await watchTasks(measured)
        let from = 0
        if (kind === 'own') {
          const answered = page.waitForResponse((answer) => answer.url().includes('/api/v1/accounts/search'))
          await typeTwo(page, '@', letter)
          await (await answered).finished()
          await page.getByRole('listbox').waitFor()
          from = await page.evaluate(lastSearchAt)
        } else await typeTwo(page, 'a', letter)
        await page.evaluate(rest)
        const tasks = (await end()).filter(({ start, duration }) => start + duration > from)
        if (time > 0) works[kind].push(SLOWDOWN * tasks.reduce((sum, { work }) => sum + work, 0))
        await page.keyboard.press('Space')
      }
    }
  })
  return { suggestions: { own: median(works.own), floor: median(works.floor) } }
}
