import { createClient, verifyCredentials } from '@skein/api'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { emptyDraft } from '../../testing/draft.ts'
import { setClient } from '../client.ts'
import { getOutbox, hurry, putInOutbox, startOutbox, takeOut } from '../outbox.ts'
import { beginSession, endSession } from '../session.ts'
import { newEntry } from './entries.ts'
import { removeEntry, writeEntry } from './stored-entries.ts'

const base = 'https://fen.example'
const me = { id: '1', username: 'wren', acct: 'wren', display_name: 'Wren', url: `${base}/users/wren` }

/** What happens to a request on its way there or back. */
type Luck = 'fine' | 'lost' | 'answerLost' | 'troubleBefore' | 'troubleAfter' | 'twice' | 'slow' | 'later'
const lucks: readonly Luck[] = [
  'fine',
  'lost',
  'answerLost',
  'troubleBefore',
  'troubleAfter',
  'twice',
  'slow',
  'later',
]

/** A server that knows a post by its key, behind a line with such luck. */
function serve(luck: () => Luck) {
  const byKey = new Map<string, { id: string; text: string }>()
  const stored: string[] = []
  const take = (init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const text = String((init.body as FormData).get('status'))
    const known = byKey.get(key) ?? { id: `s${byKey.size}`, text }
    if (!byKey.has(key)) stored.push(text)
    byKey.set(key, known)
    return { id: known.id, uri: `${base}/${known.id}`, content: text, account: me, visibility: 'public' }
  }
  const fetch = async (_address: string, init: RequestInit = {}): Promise<Response> => {
    const chosen = luck()
    if (chosen === 'lost') throw new TypeError('Failed to fetch')
    if (chosen === 'troubleBefore') return Response.json({ error: 'Oops' }, { status: 500 })
    if (chosen === 'later')
      return Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '7' } })
    if (chosen === 'slow') await new Promise((resolve) => setTimeout(resolve, 5_000))
    if (chosen === 'twice') take(init)
    const status = take(init)
    if (chosen === 'answerLost') throw new TypeError('Failed to fetch')
    if (chosen === 'troubleAfter') return Response.json({ error: 'Oops' }, { status: 502 })
    return Response.json(status)
  }
  setClient(createClient({ baseUrl: base, fetch }))
  return { stored }
}

let keys = 0
const written = (status: string) => ({ ...emptyDraft, status, idempotencyKey: `key-${(keys += 1)}` })

const send = (text: string, undoMs = 0) => putInOutbox('status', written(text), undoMs)

/** Lets time pass until nothing waits any more; what is not bound to a clock gets its turn, too. */
async function untilEmpty(): Promise<void> {
  while (getOutbox().length > 0) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const turns = async (ms: number) => {
  for (let passed = 0; passed <= ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const page = new EventTarget()

beforeAll(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  startOutbox()
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const fetch = () => Promise.resolve(Response.json(me))
  beginSession('of-wren', await verifyCredentials(createClient({ baseUrl: base, fetch })))
})

afterEach(() => {
  endSession('left')
  vi.useRealTimers()
})

test('200 posts over a line that loses, delays and repeats, to a server in trouble: each arrives once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.constantFrom(...lucks)), async (luck) => {
      const { stored } = serve(() => luck.next().value ?? 'fine')
      const texts = Array.from({ length: 200 }, (_, index) => `Post ${index}`)
      for (const text of texts) send(text)
      await untilEmpty()
      expect(stored).toEqual(texts)
    }),
    { seed: 20_261_122, numRuns: 3 },
  )
})

test('a post can be taken back, with everything in it, as long as its time has not come', async () => {
  const { stored } = serve(() => 'fine')
  const put = send('Too early', 10_000)
  await turns(9_000)
  expect(stored).toEqual([])
  const taken = await takeOut(put?.id ?? '')
  expect(taken).toMatchObject({ post: { status: 'Too early' } })
  await turns(5_000)
  expect(stored).toEqual([])
  expect(getOutbox()).toEqual([])
})

test('what is not taken back leaves when its time has come, or at once when its writer says so', async () => {
  const { stored } = serve(() => 'fine')
  send('By itself', 5_000)
  await turns(6_000)
  expect(stored).toEqual(['By itself'])
  const put = send('In a hurry', 60_000)
  hurry(put?.id ?? '')
  await turns(500)
  expect(stored).toEqual(['By itself', 'In a hurry'])
})

test('who waits for a post hears of it also where another tab has sent it', async () => {
  serve(() => 'fine')
  const put = send('Sent from the other tab', 60_000)
  const [entry] = getOutbox()
  removeEntry(me.id, entry?.id ?? '')
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(await put?.tried).toEqual({ kind: 'gone' })
})

test('a post is left to the tab it was written in, and sent by another one when that does not', async () => {
  const { stored } = serve(() => 'fine')
  const post = written('From a tab that was closed')
  writeEntry(me.id, newEntry('1', { kind: 'post', draftKey: 'status', post }, Date.now()))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  await turns(2_500)
  expect(stored).toEqual([])
  await turns(1_500)
  expect(stored).toEqual(['From a tab that was closed'])
})

test('when the network is back nothing waits for its clock', async () => {
  let luck: Luck = 'lost'
  const { stored } = serve(() => luck)
  send('From the tunnel')
  await turns(15_000)
  expect(getOutbox()).toHaveLength(1)
  luck = 'fine'
  page.dispatchEvent(new Event('online'))
  await turns(300)
  expect(stored).toEqual(['From the tunnel'])
})

test('who signs out leaves nothing that waits behind', async () => {
  serve(() => 'lost')
  send('Never sent')
  await turns(500)
  expect(getOutbox()).toHaveLength(1)
  endSession('left')
  expect(getOutbox()).toEqual([])
})
