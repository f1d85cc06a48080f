import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { SLOWDOWN } from './limits.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Reader {
  browser: Browser
  url: string
  state: StorageState
}

/** A page on a slow processor, with the browser's own instruments. */
export interface SlowPage {
  page: Page
  instruments: CDPSession
  close(): Promise<void>
}

const VIEWPORT = { width: 1440, height: 900 }

export const launch = (): Promise<Browser> => chromium.launch(config.use?.launchOptions ?? {})

/** Signs in as a person would, once; pages opened afterwards start as somebody who comes back. */
export async function signInOnce(
  browser: Browser,
  url: string,
  { username, password }: { username: string; password: string },
): Promise<Reader> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT })
  const page = await context.newPage()
  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/main/friends')
  await page.getByRole('article').first().waitFor()
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return { browser, url, state }
}

/** Posts, as far as they are drawn. */
export const posts = (page: Page) => page.getByRole('main').getByRole('article')

export async function openSlowPage({ browser, url, state }: Reader, prepare?: () => void): Promise<SlowPage> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, storageState: state })
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  const instruments = await context.newCDPSession(page)
  await instruments.send('Performance.enable')
  await instruments.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, instruments, close: () => context.close() }
}

/** A number of the browser's instruments, such as `TaskDuration` (seconds) or `JSHeapUsedSize` (bytes). */
export async function metric({ instruments }: SlowPage, name: string): Promise<number> {
  const { metrics } = await instruments.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}
