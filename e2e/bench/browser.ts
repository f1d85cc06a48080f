import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test'
import { browserArgs } from '../browser-args.ts'
import config from '../playwright.config.ts'
import type { TestServer } from '../fixtures/server.ts'
import type { FloorPage } from './floor/build.ts'
import { chooseSettings, rest } from './in-page.ts'
import { FramesStopped, whileDrawing } from './while-drawing.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the measures share: a server with one of the seeded worlds, a browser, and a signed-in reader. */
export interface World {
  browser: Browser
  server: TestServer
  /** Folder of the built client. */
  clientDir: string
  /** Signed in, nothing kept of earlier visits. */
  state: StorageState
  token: string
  /** How much slower this machine is than the reference machine (`processor.ts`). */
  slowness: number
  /** The same for the start of a page (`starts.ts`), whose code runs for the first time. */
  startSlowness: number
}

export interface Measured {
  page: Page
  context: BrowserContext
  instruments: CDPSession
}

export const VIEWPORT = { width: 1440, height: 900 }

export const launch = (): Promise<Browser> =>
  chromium.launch({ ...config.use?.launchOptions, args: browserArgs })

/** Signs in as a person would; what the page kept besides the session is left behind. */
export async function signInOnce(
  browser: Browser,
  url: string,
  { username, password }: { username: string; password: string },
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/main/friends')
  await posts(page).first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a page with posts, and waits until it has nothing to do. */
export async function openPosts({ page }: Measured, path: string): Promise<void> {
  await page.goto(path)
  await posts(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(rest)
}

/** Posts, as far as they are drawn. */
export const posts = (page: Page) => page.getByRole('main').getByRole('article')

/** A context as after a first installation, in which nothing but the session is known. */
export const freshContext = (
  { browser, server, state }: World,
  more: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<BrowserContext> =>
  browser.newContext({ baseURL: server.url, viewport: VIEWPORT, storageState: state, ...more })

export async function openPage(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const instruments = await context.newCDPSession(page)
  await instruments.send('Performance.enable')
  return { page, context, instruments }
}

interface MeasureOptions extends Pick<BrowserContextOptions, 'serviceWorkers'> {
  /** What runs in the page before it. */
  prepare?: readonly (() => void)[]
  /** What the reader has chosen. */
  settings?: Readonly<Record<string, boolean>>
}

/** Times that a measure is begun anew because the browser stopped drawing. */
const MOST_ATTEMPTS = 3

/** Opens a page in a fresh context, measures, and closes both. */
export async function withPage<Result>(
  world: World,
  measure: (measured: Measured) => Promise<Result>,
  options: MeasureOptions = {},
  attempt = 1,
): Promise<Result> {
  const { serviceWorkers = 'allow', prepare = [], settings } = options
  const context = await freshContext(world, { serviceWorkers })
  try {
    for (const script of prepare) await context.addInitScript(script)
    if (settings) await context.addInitScript(chooseSettings, settings)
    const measured = await openPage(context)
    return await whileDrawing(measured.page, measure(measured))
  } catch (error) {
    if (!(error instanceof FramesStopped) || attempt === MOST_ATTEMPTS) throw error
    console.error(`  ${error.message}: measured anew`)
  } finally {
    await context.close()
  }
  return withPage(world, measure, options, attempt + 1)
}

/** A number of the browser's instruments, such as `TaskDuration` (seconds). */
export async function metric({ instruments }: Measured, name: string): Promise<number> {
  const { metrics } = await instruments.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

/** Milliseconds of the main thread. */
export interface Work {
  script: number
  style: number
  layout: number
}

/** What the main thread spent so far. */
export async function mainThread({ instruments }: Measured): Promise<Work> {
  const { metrics } = await instruments.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((each) => each.name === name)?.value ?? Number.NaN) * 1000
  return { script: ms('ScriptDuration'), style: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') }
}

/** Bytes of the page's own objects that nothing can free. */
export async function heapAfterCollection({ instruments }: Measured): Promise<number> {
  for (let time = 0; time < 3; time += 1) await instruments.send('HeapProfiler.collectGarbage')
  return (await instruments.send('Runtime.getHeapUsage')).usedSize
}

interface FloorOptions {
  /** First post of the thread that is shown instead of home. */
  thread?: string
  /** New posts are streamed; `held`: they are counted, not shown. */
  stream?: 'shown' | 'held'
}

/** The address of a floor page with the reader's posts. */
export function floorPath(
  page: FloorPage,
  { token }: Pick<World, 'token'>,
  { thread, stream }: FloorOptions = {},
): string {
  const params = new URLSearchParams({
    token,
    ...(thread !== undefined && { thread }),
    ...(stream !== undefined && { stream: 'user' }),
    ...(stream === 'held' && { held: '' }),
  })
  return `/static/floor/${page}.html#${params}`
}
