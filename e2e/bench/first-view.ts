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

/** Where a file of the client, or of a floor page, lies. */
const fileOf = ({ clientDir, server }: World, path: string): string =>
  path.startsWith('/static/floor/') ? join(server.dataDir ?? '', 'site', path) : join(clientDir, path)

/** Bytes, after brotli, of scripts and style sheets by their paths in the site. */
export const codeBytes = (world: World, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(fileOf(world, path))).length, 0)

/** Bytes, after brotli, of the scripts and style sheets without which the first post cannot be read. */
export async function measureFirstView(world: World): Promise<Record<'first-view-bytes', Sample>> {
  const measure = async (path: string, page: string): Promise<number> => {
    const html = readFileSync(fileOf(world, page), 'utf8')
    const needed = await withPage(world, (measured) => findNeeded(measured.page, path, html), {
      prepare: [watchFirstPost],
    })
    return codeBytes(world, needed)
  }
  const own = await measure('/main/friends', '/index.html')
  const floor = await measure(floorPath('list', world), '/static/floor/list.html')
  return { 'first-view-bytes': { own, floor } }
}
