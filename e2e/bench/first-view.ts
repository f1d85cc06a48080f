import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { type Reader, type SlowPage, openSlowPage } from './browser.ts'
import { limits } from './limits.ts'
import type { Report } from './report.ts'

declare global {
  interface Window {
    firstPostAt?: number
  }
}

/** Runs in the page: notes when the first post with words in it stands there. */
function watchFirstPost(): void {
  const observer = new MutationObserver(() => {
    const post = document.querySelector('main article')
    if (!post?.textContent) return
    observer.disconnect()
    requestAnimationFrame(() => {
      window.firstPostAt = performance.now()
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

const SCRIPTS_AND_STYLES = /\.(?:js|css)$/
/** Milliseconds after which files that are held back are taken to be needed. */
const PATIENCE = 30_000

const brotliSize = (clientDir: string, path: string): number =>
  brotliCompressSync(readFileSync(join(clientDir, path))).length

/** The files that the page itself names. */
const namedFiles = (clientDir: string): Set<string> =>
  new Set(
    [...readFileSync(join(clientDir, 'index.html'), 'utf8').matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(
      ([, path = '']) => (SCRIPTS_AND_STYLES.test(path) ? [path] : []),
    ),
  )

const hasFirstPost = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.firstPostAt !== undefined, undefined, { timeout: PATIENCE })

/** Holds back what the page does not name itself, and answers the files without which no post can be read. */
async function findNeeded({ page }: SlowPage, clientDir: string): Promise<string[]> {
  const named = namedFiles(clientDir)
  const answered = new Set<string>()
  const held: { path: string; route: Route }[] = []
  await page.route(
    (url) => SCRIPTS_AND_STYLES.test(url.pathname),
    async (route) => {
      const path = new URL(route.request().url()).pathname
      if (!named.has(path)) return void held.push({ path, route })
      answered.add(path)
      return route.continue()
    },
  )
  await page.goto('/main/friends', { waitUntil: 'commit' })
  const isEnough = await hasFirstPost(page).then(
    () => true,
    () => false,
  )
  if (!isEnough) for (const { path } of held) answered.add(path)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return [...answered]
}

async function findFirstPost({ page }: SlowPage): Promise<{ at: number; asked: number }> {
  await page.goto('/main/friends')
  await hasFirstPost(page)
  return page.evaluate(() => {
    const at = window.firstPostAt ?? 0
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < at && /\.(?:js|css)$/.test(new URL(name).pathname))
    return { at, asked: new Set(files.map(({ name }) => name)).size }
  })
}

/** Opens home as somebody who comes back: when the first post can be read, and what that needs. */
export async function measureFirstView(reader: Reader, clientDir: string, report: Report): Promise<void> {
  const free = await openSlowPage(reader, watchFirstPost)
  const { at, asked } = await findFirstPost(free)
  await free.close()
  report.note('first post', `${Math.round(at)} ms after the navigation`)
  report.note('scripts and style sheets asked for until then', String(asked))
  const held = await openSlowPage(reader, watchFirstPost)
  const needed = await findNeeded(held, clientDir)
  await held.close()
  const bytes = needed.reduce((sum, path) => sum + brotliSize(clientDir, path), 0)
  report.note('needed for it', needed.join(' '))
  report.atMost('scripts and style sheets that the first post needs', needed.length, limits.firstViewFiles)
  report.atMost('their bytes after brotli', bytes, limits.firstViewBytes)
}
