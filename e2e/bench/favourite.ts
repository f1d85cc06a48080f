import type { ApiStatus } from '../fixtures/api.ts'
import { floorPath, type Measured, openPosts, posts, withPage, type World } from './browser.ts'
import { median, type Sample } from './figures.ts'
import { rest, watchFavourites } from './in-page.ts'
import { FAVOURITES, PRESS_MS, SLOWDOWN } from './limits.ts'
import { throttlingRate } from './processor.ts'

async function pressAll(world: World, measured: Measured, path: string): Promise<number> {
  const { page, instruments } = measured
  await openPosts(measured, path)
  await instruments.send('Emulation.setCPUThrottlingRate', { rate: throttlingRate(SLOWDOWN, world.slowness) })
  for (let time = 0; time < FAVOURITES; time += 1) {
    await posts(page)
      .getByRole('button', { name: 'Favourite', pressed: false })
      .first()
      .click({ delay: PRESS_MS })
    await page.waitForFunction((count) => (window.favouriteTimes?.length ?? 0) > count, time)
    await page.evaluate(rest)
  }
  return median(await page.evaluate(() => window.favouriteTimes ?? []))
}

/** Takes the presses back, so that the next run finds the same posts as they were. */
async function takeBack({ server, token }: World): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const home = await fetch(`${server.url}/api/v1/timelines/home?limit=40`, { headers })
  for (const { id, favourited } of (await home.json()) as Pick<ApiStatus, 'id' | 'favourited'>[])
    if (favourited)
      await fetch(`${server.url}/api/v1/statuses/${id}/unfavourite`, { method: 'POST', headers })
}

/** Milliseconds from the press of a favourite to the paint that shows it, at a quarter of the processor. */
export async function measureFavourites(world: World): Promise<Record<'favourite-to-paint', Sample>> {
  const run = (path: string) =>
    withPage(world, (measured) => pressAll(world, measured, path), { prepare: [watchFavourites] })
  const floor = await run(floorPath('list', world))
  try {
    return { 'favourite-to-paint': { own: await run('/main/friends'), floor } }
  } finally {
    await takeBack(world)
  }
}
