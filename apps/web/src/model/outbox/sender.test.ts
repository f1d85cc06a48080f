import { fetchStatus } from '@skein/api'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { getClient } from '../client.ts'
import { insertOwnStatus } from '../entities/own-status.ts'
import { getOutbox, retryNow, enqueuePost, removeFromOutbox } from '../outbox.ts'
import { endSession } from '../session.ts'
import { KEY_LIFE_MS, newEntry } from './entries.ts'
import { removeEntry, writeEntry } from './stored-entries.ts'
import { networkOutcomes, me, serve, type KeyRule, type Luck } from './testing/lossy-server.ts'
import { openPage, page, turns, flushOutbox, written } from './testing/page.ts'

vi.mock(import('../entities/own-status.ts'), { spy: true })

openPage()

const send = (text: string, undoMs = 0) => enqueuePost('status', written(text), undoMs)

/** A line that repeats what it carries posts twice where no key is known: nobody here could help it. */
const outcomesFor = (repeats: KeyRule) =>
  repeats === 'unknown' ? networkOutcomes.filter((luck) => luck !== 'twice') : networkOutcomes

test.each([
  [200, 'a server that knows a post by its key', 'known'],
  [60, 'one that does not', 'unknown'],
  [60, 'one that answers a repeat with 500', 'trouble'],
] as const)(
  '%i posts over a line that loses, delays and repeats, to %s and has troubles: each arrives once, in order',
  async (count, _, repeats) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.constantFrom(...outcomesFor(repeats))), async (luck) => {
        const { stored } = serve(() => luck.next().value ?? 'fine', { repeats })
        const texts = Array.from({ length: count }, (__, index) => `Post ${index}`)
        for (const text of texts) send(text)
        await flushOutbox()
        expect(stored).toEqual(texts)
      }),
      { seed: 20_261_122, numRuns: 1 },
    )
  },
)

test('a post can be taken back, with everything in it, as long as its time has not come', async () => {
  const { stored } = serve(() => 'fine')
  const put = send('Too early', 10_000)
  await turns(9_000)
  expect(stored).toEqual([])
  const taken = await removeFromOutbox(put?.id ?? '')
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
  retryNow(put?.id ?? '')
  await turns(500)
  expect(stored).toEqual(['By itself', 'In a hurry'])
})

test('a post that the server has taken is not refused because something fails here', async () => {
  const { stored } = serve(() => 'fine')
  vi.mocked(insertOwnStatus).mockImplementationOnce(() => {
    throw new Error('Broken')
  })
  const put = send('Taken')
  await turns(500)
  expect(await put?.tried).toEqual({ kind: 'gone' })
  expect(stored).toEqual(['Taken'])
  expect(getOutbox()).toEqual([])
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

test('when the server answers something else again nothing waits for its clock', async () => {
  let luck: Luck = 'lost'
  const { stored } = serve(() => luck)
  send('From a tunnel that nobody told of')
  await turns(15_000)
  luck = 'fine'
  await fetchStatus(getClient(), 's0')
  await turns(300)
  expect(stored).toEqual(['From a tunnel that nobody told of'])
})

test('what waits behind one that waits is told so at once, and not only when its turn has come', async () => {
  serve(() => 'lost')
  send('First')
  await turns(200)
  expect(await send('Second')?.tried).toEqual({ kind: 'waits', failure: null })
})

test('what was tried without a network cannot have arrived, however long ago that was', async () => {
  let luck: Luck = 'lost'
  const { stored } = serve(() => luck)
  vi.stubGlobal('navigator', { onLine: false })
  send('From a long journey')
  await turns(200)
  vi.stubGlobal('navigator', { onLine: true })
  luck = 'fine'
  vi.setSystemTime(Date.now() + 2 * KEY_LIFE_MS)
  page.dispatchEvent(new Event('online'))
  await turns(500)
  expect(stored).toEqual(['From a long journey'])
})

test('who signs out leaves nothing that waits behind', async () => {
  serve(() => 'lost')
  send('Never sent')
  await turns(500)
  expect(getOutbox()).toHaveLength(1)
  endSession('left')
  expect(getOutbox()).toEqual([])
})
