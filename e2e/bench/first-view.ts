import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { floorPath, withPage, type World } from './browser.ts'
import type { Sample } from './figures.ts'
import { watchFirstPost } from './in-page.ts'

const SCRIPTS_AND_STYLES = /\.(?:js|css)$/
/** Milliseconds after which files that are held back are taken to be needed. */
const PATIENCE_MS = 30_000

/** The files that a page itself names. */
const namedFiles = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) =>
      SCRIPTS_AND_STYLES.test(path) ? [path] : [],
    ),
  )

/** Holds back what the page does not name itself, and answers the files without which no post can be read. */
async function findNeeded(page: Page, path: string, html: string): Promise<string[]> {
  const named = namedFiles(html)
  const answered = new Set<string>()
  const held: { path: string; route: Route }[] = []
  await page.route(
    (url) => SCRIPTS_AND_STYLES.test(url.pathname),
    async (route) => {
      const file = new URL(route.request().url()).pathname
      if (!named.has(file)) return void held.push({ path: file, route })
      answered.add(file)
      return route.continue()
    },
  )
  await page.goto(path, { waitUntil: 'commit' })
  const isEnough = await page
    .waitForFunction(() => window.firstPostAt !== undefined, undefined, { timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    )
  if (!isEnough) for (const { path: file } of held) answered.add(file)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return [...answered]
}

/** Bytes, after brotli, of the scripts and style sheets without which the first post cannot be read. */
export async function measureFirstView(world: World): Promise<Record<'first-view-bytes', Sample>> {
  const measure = async (path: string, html: string, fileOf: (name: string) => string): Promise<number> => {
    const needed = await withPage(world, ({ page }) => findNeeded(page, path, html), {
      prepare: [watchFirstPost],
    })
    return needed.reduce((sum, name) => sum + brotliCompressSync(readFileSync(fileOf(name))).length, 0)
  }
  const { clientDir, server } = world
  const site = join(server.dataDir ?? '', 'site')
  const own = await measure('/main/friends', readFileSync(join(clientDir, 'index.html'), 'utf8'), (name) =>
    join(clientDir, name),
  )
  const floor = await measure(
    floorPath('list', world),
    readFileSync(join(site, 'static/floor/list.html'), 'utf8'),
    (name) => join(site, name),
  )
  return { 'first-view-bytes': { own, floor } }
}
