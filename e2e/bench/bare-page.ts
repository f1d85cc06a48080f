import { setTimeout } from 'node:timers/promises'
import type { BareBrowser, Instruments, Send } from './bare-browser.ts'
import { VIEWPORT, type World } from './browser.ts'
import { chooseSettings } from './in-page.ts'
import type { Phone } from './limits.ts'
import { throttlingRate } from './processor.ts'

export interface BarePage {
  readonly instruments: Instruments
  goto(path: string): Promise<void>
  /** Runs something in the page; arguments and answer are JSON. */
  evaluate<Result, Given extends unknown[]>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  close(): Promise<void>
}

interface PageOptions {
  /** The network and the processor of this one. */
  phone?: Phone
  /** Runs in every page before its own scripts. */
  prepare?: () => void
}

export interface BareContext {
  openPage(options?: PageOptions): Promise<BarePage>
  close(): Promise<void>
}

interface Evaluated<Result> {
  result: { value: Result }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

async function actAs(world: World, { network, slowdown }: Phone, send: Send): Promise<void> {
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', network)
  await send('Emulation.setCPUThrottlingRate', { rate: throttlingRate(slowdown, world.startSlowness) })
}

/** A new window first loads pages of the browser's own, for menus and the like (milliseconds). */
const WINDOW_MS = 2_000

/** No page of the client: an address that answers with data, where the storage can be filled. */
const EMPTY_PATH = '/nodeinfo/2.0.json'

/** A context as after a first installation, in which only the session and these settings are known. */
export async function openBareContext(
  browser: BareBrowser,
  world: World,
  settings?: Readonly<Record<string, boolean>>,
): Promise<BareContext> {
  const { server, state } = world
  const { browserContextId } = await browser.send<{ browserContextId: string }>('Target.createBrowserContext')

  const openPage = async ({ phone, prepare }: PageOptions = {}): Promise<BarePage> => {
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      newWindow: true,
    })
    const instruments = await browser.toPage(targetId)
    const { send } = instruments
    if (phone) await setTimeout(WINDOW_MS)
    const { width, height } = VIEWPORT
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    await send('Page.enable')
    if (prepare) await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${prepare.toString()})()` })
    if (phone) await actAs(world, phone, send)
    return {
      instruments,
      goto: async (path) => {
        const url = new URL(path, server.url).href
        const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url })
        if (errorText !== undefined) throw new Error(`${path}: ${errorText}`)
      },
      evaluate: async <Result, Given extends unknown[]>(
        work: (...given: Given) => Result | Promise<Result>,
        ...given: Given
      ) => {
        const { result, exceptionDetails } = await send<Evaluated<Result>>('Runtime.evaluate', {
          expression: `(${work.toString()})(...${JSON.stringify(given)})`,
          awaitPromise: true,
          returnByValue: true,
        })
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
      },
      close: async () => void (await browser.send('Target.closeTarget', { targetId })),
    }
  }

  const { localStorage = [] } = state.origins.find(({ origin }) => server.url.startsWith(origin)) ?? {}
  const page = await openPage()
  await page.goto(EMPTY_PATH)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) window.localStorage.setItem(name, value)
  }, localStorage)
  if (settings) await page.evaluate(chooseSettings, settings)
  await page.close()
  return {
    openPage,
    close: async () => void (await browser.send('Target.disposeBrowserContext', { browserContextId })),
  }
}

/** How long nobody looks into a page that is measured, and how often then (milliseconds). */
const FIRST_LOOK_MS = 2_500
const LOOK_MS = 1_000
/** Milliseconds after which a start counts as failed. */
const PATIENCE_MS = 60_000

/**
 * Milliseconds from the navigation until the first post can be read. The page notes it itself: whoever looks into it
 * again and again takes processor time from a page that has no pause for the network.
 */
export async function firstPostAt(page: BarePage, path: string): Promise<number> {
  await page.goto(path)
  for (let waited = 0; waited < PATIENCE_MS;) {
    const pause = waited === 0 ? FIRST_LOOK_MS : LOOK_MS
    await setTimeout(pause)
    waited += pause
    const at = await page.evaluate(() => window.firstPostAt ?? null)
    if (at !== null) return at
  }
  throw new Error(`no post at ${path} after ${PATIENCE_MS} ms`)
}
