import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserArgs } from '../browser-args.ts'
import config from '../playwright.config.ts'

type Params = Readonly<Record<string, unknown>>
export type Send = <Answer>(method: string, params?: Params) => Promise<Answer>

/** The instruments of one page, as far as the measures need them: as Playwright's. */
export interface Instruments {
  readonly send: Send
  on(method: string, hear: (event: never) => void): unknown
  off(method: string, hear: (event: never) => void): unknown
}

/**
 * A browser that nobody listens to. Whoever drives pages for tests has the browser report what runs in them; it then
 * reads every large script twice, and a start takes a tenth longer than it does for a reader.
 */
export interface BareBrowser {
  /** Commands of the DevTools protocol to the browser as a whole. */
  readonly send: Send
  /** The instruments of one of its pages. */
  toPage(targetId: string): Promise<Instruments>
  close(): Promise<void>
}

/** What the browser says: an answer to the command with the same number, or an event of a page. */
interface Said {
  id?: number
  result?: unknown
  error?: { message: string }
  sessionId?: string
  method?: string
  params?: unknown
}

/** What the browser reads and writes ends with a zero byte each time. */
const END = '\0'

async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'skein-bench-'))
  const { executablePath = 'chromium' } = config.use?.launchOptions ?? {}
  const browser = spawn(
    executablePath,
    [...browserArgs, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [, , , toBrowser, fromBrowser] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve())
    browser.once('error', () => resolve())
  }).then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has ended'))
  })

  const events = new EventEmitter()
  const nameOf = (sessionId: string | undefined, method: string | undefined) => `${sessionId} ${method}`

  const hear = (text: string): void => {
    const { id, result, error, sessionId, method, params } = JSON.parse(text) as Said
    if (id === undefined) return void events.emit(nameOf(sessionId, method), params)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  let heard = ''
  fromBrowser.setEncoding('utf8').on('data', (text: string) => {
    const parts = (heard + text).split(END)
    heard = parts.pop() ?? ''
    for (const part of parts) hear(part)
  })

  let count = 0
  const sendTo =
    (sessionId?: string): Send =>
    <Result>(method: string, params: Params = {}) => {
      count += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(count, answer)
      toBrowser.write(JSON.stringify({ id: count, method, params, sessionId }) + END)
      return answer.promise as Promise<Result>
    }
  const send = sendTo()
  return {
    send,
    toPage: async (targetId) => {
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      })
      return {
        send: sendTo(sessionId),
        on: (method, hearEvent) => events.on(nameOf(sessionId, method), hearEvent as () => void),
        off: (method, hearEvent) => events.off(nameOf(sessionId, method), hearEvent as () => void),
      }
    },
    close: async () => {
      send('Browser.close').catch(() => undefined)
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Opens a bare browser, measures, and closes it. */
export async function withBareBrowser<Result>(
  measure: (browser: BareBrowser) => Promise<Result>,
): Promise<Result> {
  const browser = await openBareBrowser()
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
