import { type Measured, openPosts, posts, withPage, type World } from './browser.ts'
import type { Sample } from './figures.ts'
import { rest, watchPicker } from './in-page.ts'
import { WAITING_FRAME_MS } from './limits.ts'
import { watchTasks } from './tasks.ts'

/**
 * Milliseconds of work from the press of a react button until the picker with its cells has been painted. The pointer
 * was there before: code and emoji have come with it. Frames that are drawn while somebody thinks are no work of the
 * picker's.
 */
export async function workToOpen(measured: Measured): Promise<number> {
  const { page } = measured
  await page.evaluate(() => delete window.pickerAt)
  const button = posts(page).first().locator('[data-action="react"]')
  await button.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
  const end = await watchTasks(measured)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.pickerAt !== undefined)
  const seenAt = await page.evaluate(() => window.pickerAt ?? Number.NaN)
  const tasks = await end()
  return tasks.reduce(
    (sum, { start, work }) => (start < seenAt && work >= WAITING_FRAME_MS ? sum + work : sum),
    0,
  )
}

export async function closePicker({ page }: Measured): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await page.evaluate(rest)
}

/** The most elements of the picker, from its beginning through its 2,000 emoji. */
async function mostNodes({ page }: Measured): Promise<number> {
  const dialog = page.getByRole('dialog', { name: 'React' })
  const grid = dialog.getByRole('grid')
  let most = 0
  for (let isAtEnd = false; !isAtEnd;) {
    const count = await dialog.evaluate((element) => element.querySelectorAll('*').length)
    most = Math.max(most, count)
    isAtEnd = await grid.evaluate((list) => {
      const before = list.scrollTop
      list.scrollTop += 1000
      return list.scrollTop === before
    })
    await page.evaluate(rest)
  }
  return most
}

/** The picker with 2,000 emoji of the server's own: its first opening beside its second, and the other way round. */
export async function measurePicker(
  world: World,
): Promise<Record<'picker-open' | 'picker-again' | 'picker-opening-nodes' | 'picker-nodes', Sample>> {
  return withPage(
    world,
    async (measured) => {
      const { page } = measured
      await openPosts(measured, '/main/friends')
      const own = await workToOpen(measured)
      const first = await page.getByRole('dialog').evaluate((element) => element.querySelectorAll('*').length)
      const nodes = await mostNodes(measured)
      await closePicker(measured)
      const again = await workToOpen(measured)
      return {
        'picker-open': { own, floor: again },
        'picker-again': { own: again, floor: own },
        'picker-opening-nodes': { own: first, floor: nodes },
        'picker-nodes': { own: nodes, floor: first },
      }
    },
    { prepare: [watchPicker] },
  )
}
