import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { browserArgs } from '../browser-args.ts'
import config from '../playwright.config.ts'

type Params = Readonly<Record<string, unknown>>
export type Send = <Answer>(method: string, params?: Params) => Promise<Answer>

/**
 * A browser that nobody listens to. Whoever drives pages for tests has the browser report what runs in them; it then
 * reads every large script twice, and a start takes a tenth longer than it does for a reader.
 */
export interface BareBrowser {
  /** Commands of the DevTools protocol to the browser as a whole. */
  readonly send: Send
  /** Commands to one of its pages. */
  toPage(targetId: string): Promise<Send>
  close(): Promise<void>
}

interface Answer {
  id?: number
  result?: unknown
  error?: { message: string }
}

/** What the browser reads and writes ends with a zero byte each time. */
const END = '\0'

export async function openBareBrowser(): Promise<BareBrowser> {
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

  const hear = (text: string): void => {
    const { id, result, error } = JSON.parse(text) as Answer
    if (id === undefined) return
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
      return sendTo(sessionId)
    },
    close: async () => {
      send('Browser.close').catch(() => undefined)
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
