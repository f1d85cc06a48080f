import { floorPath, metric, posts, withPage, type World } from './browser.ts'
import type { Sample } from './figures.ts'
import { rest } from './in-page.ts'

/** Milliseconds of work from the navigation until the thread of 500 posts stands still. */
export async function measureThread(world: World): Promise<Record<'thread-500', Sample>> {
  const workFor = (path: string) =>
    withPage(world, async (measured) => {
      const { page } = measured
      await page.goto(path)
      await posts(page).nth(4).waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(rest)
      return (await metric(measured, 'TaskDuration')) * 1000
    })
  const floor = await workFor(floorPath('windowed', world, 'thread'))
  const own = await workFor(`/notice/${world.threadId}`)
  return { 'thread-500': { own, floor } }
}
