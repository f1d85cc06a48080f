import { createClient, verifyCredentials } from '@skein/api'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { emptyDraft } from '../../../testing/draft.ts'
import { asksWriter, getOutbox, retryAll, startOutbox } from '../../outbox.ts'
import { beginSession, endSession } from '../../session.ts'
import { base, me } from './lossy-server.ts'

let keys = 0

/** A post that was written, with a key of its own. */
export const written = (status: string) => ({
  ...emptyDraft,
  status,
  idempotencyKey: `key-${(keys += 1)}`,
})

/** Lets time pass until nothing waits any more; what is not bound to a clock gets its turn, too. */
export async function flushOutbox(): Promise<void> {
  while (getOutbox().length > 0) {
    // A writer who is asked lets it be looked for again.
    if (getOutbox().some(asksWriter)) retryAll()
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

export async function turns(ms: number): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What the other tabs and the network tell arrives here. */
export const page = new EventTarget()

export async function signIn(): Promise<void> {
  const fetch = () => Promise.resolve(Response.json(me))
  beginSession('of-wren', await verifyCredentials(createClient({ baseUrl: base, fetch })))
}

/** A page that is open and signed in for each test, with a clock that the test moves. */
export function openPage(): void {
  beforeAll(async () => {
    // What tells of failures is fetched with the first one, which no clock of a test waits for.
    const failing = () => Promise.resolve(Response.json({}, { status: 500 }))
    await verifyCredentials(createClient({ baseUrl: base, fetch: failing })).catch(() => undefined)
    vi.stubGlobal('window', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    // It paints by itself, wherever its clock stands.
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
      setImmediate(() => {
        draw()
        vi.advanceTimersByTime(0)
      }),
    )
    startOutbox()
  })
  afterAll(() => vi.unstubAllGlobals())

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await signIn()
  })

  afterEach(() => {
    endSession('left')
    vi.useRealTimers()
  })
}
