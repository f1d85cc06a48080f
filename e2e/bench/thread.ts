import { apiAs, type ApiStatus } from '../fixtures/api.ts'
import { floorPath, metric, posts, withPage, type World } from './browser.ts'
import type { Sample } from './figures.ts'
import { rest } from './in-page.ts'
import { READER } from './world.ts'

/** The first post of the long thread: the only one that the reader of the large world wrote. */
async function findThread({ server }: World): Promise<string> {
  const api = await apiAs(server.url, READER)
  const own = await api.call<ApiStatus[]>('GET', `/api/v1/accounts/${api.id}/statuses?limit=40`)
  const root = own.at(-1)
  if (!root) throw new Error('the large world holds no long thread')
  return root.id
}

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
  const thread = await findThread(world)
  const floor = await workFor(floorPath('windowed', world, { thread }))
  const own = await workFor(`/notice/${thread}`)
  return { 'thread-500': { own, floor } }
}
