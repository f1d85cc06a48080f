import { type Measured, openPosts, withPage, type World } from './browser.ts'
import { median, type Sample } from './figures.ts'
import { rest, watchPicker } from './in-page.ts'
import { MANY_EMOJI, SOME_EMOJI } from './limits.ts'
import { closePicker, workToOpen } from './picker.ts'
import { openComposer } from './keystroke.ts'
import { watchTasks } from './tasks.ts'

/** The same thing is done so often; the middle one counts. */
const TIMES = 5

/** Serves so many emoji as the server's own, in ten packs. */
async function serveEmoji({ page }: Measured, count: number): Promise<void> {
  await page.route('**/api/v1/pleroma/emoji', async (route) => {
    const answer = await route.fetch()
    const [pattern] = Object.values((await answer.json()) as Record<string, object>)
    const emoji = Array.from({ length: count }, (_, index) => [
      `face_${index % 8}_${String(index).padStart(5, '0')}`,
      { ...pattern, tags: [`pack:faces${index % 10}`] },
    ])
    await route.fulfill({ json: Object.fromEntries(emoji) })
  })
}

/** Milliseconds of work from a colon and four letters to the list of what they may become. */
async function workToComplete(measured: Measured): Promise<number> {
  const { page } = measured
  const works: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    await page.evaluate(rest)
    const end = await watchTasks(measured)
    await page.keyboard.type(':face')
    await page.getByRole('listbox').waitFor()
    await page.evaluate(rest)
    const work = (await end()).reduce((sum, task) => sum + task.work, 0)
    // The first list fetches its code.
    if (time > 0) works.push(work)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
  }
  return median(works)
}

async function measureWith(world: World, count: number): Promise<{ picker: number; completion: number }> {
  return withPage(
    world,
    async (measured) => {
      await serveEmoji(measured, count)
      await openPosts(measured, '/main/friends')
      const works: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        works.push(await workToOpen(measured))
        await closePicker(measured)
      }
      await openComposer(measured)
      return { picker: median(works), completion: await workToComplete(measured) }
    },
    { prepare: [watchPicker], serviceWorkers: 'block' },
  )
}

/** Ten servers' emoji beside those of one: the picker and the list in the form. */
export async function measureManyEmoji(
  world: World,
): Promise<Record<'many-emoji-picker' | 'many-emoji-completion', Sample>> {
  const floor = await measureWith(world, SOME_EMOJI)
  const own = await measureWith(world, MANY_EMOJI)
  return {
    'many-emoji-picker': { own: own.picker, floor: floor.picker },
    'many-emoji-completion': { own: own.completion, floor: floor.completion },
  }
}
