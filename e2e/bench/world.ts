import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiAs, type Api, type ApiStatus } from '../fixtures/api.ts'
import { type EmbeddedOptions, startEmbedded } from '../fixtures/server.ts'
import { closeFirstRun } from '../fixtures/settings.ts'
import { floorPath, launch, posts, signInOnce, withPage, type World } from './browser.ts'
import { buildFloor, floorPages } from './floor/build.ts'
import { measureSlowness } from './processor.ts'
import { measureStartSlowness } from './starts.ts'

/**
 * The main reader of both worlds. In the large one their home has 5,000 posts, and they have no notifications; in the
 * small one they have notifications of every type.
 */
export const READER = { username: 'wren', password: 'heronsong' }

/** The first page of home as nothing but HTML. */
async function writePlainPage(api: Api, folder: string): Promise<void> {
  const home = await api.call<(ApiStatus & { account: { avatar: string } })[]>(
    'GET',
    '/api/v1/timelines/home',
  )
  const articles = home.map(
    ({ account, content }) =>
      `<article><img src="${account.avatar}" width="48" height="48" alt=""><b>${account.acct}</b>${content}</article>`,
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><main>${articles.join('')}</main></html>`
  writeFileSync(join(folder, 'plain.html'), page)
}

/** Every page once, so that no measured visit is the server's first. */
async function visitAll(world: World): Promise<void> {
  for (const path of [...floorPages.map((page) => floorPath(page, world)), '/main/friends'])
    await withPage(world, async ({ page }) => {
      await page.goto(path)
      await posts(page).first().waitFor()
      await page.waitForLoadState('networkidle')
    })
}

export type WorldName = Exclude<EmbeddedOptions['seed'], 'none' | undefined>

/** Starts everything; `close` ends it. */
export async function openWorld(
  clientDir: string,
  name: WorldName,
): Promise<World & { close(): Promise<void> }> {
  const server = await startEmbedded({ seed: name, clientDir })
  const browser = await launch()
  const close = async () => {
    await browser.close()
    await server.stop()
  }
  try {
    const folder = join(server.dataDir ?? '', 'site/static/floor')
    mkdirSync(folder, { recursive: true })
    await buildFloor(folder)
    const api = await apiAs(server.url, READER)
    await closeFirstRun(api)
    await writePlainPage(api, folder)
    const state = await signInOnce(browser, server.url, READER)
    const slowness = await measureSlowness(browser)
    const world = { browser, server, clientDir, state, token: api.token, slowness, startSlowness: 1, close }
    await visitAll(world)
    return { ...world, startSlowness: await measureStartSlowness(world) }
  } catch (error) {
    await close()
    throw error
  }
}
