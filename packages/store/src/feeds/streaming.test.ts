import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idsOf } from '../../test/entries.ts'
import { createHarness } from '../../test/feed-harness.ts'
import { status } from '../../test/statuses.ts'
import { TIMELINE_POLL_MS } from '../limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function createLive() {
  const harness = createHarness()
  harness.feed.start()
  await harness.last().answer([3, 2, 1])
  harness.feed.setStreaming(true)
  await harness.last().answer([5, 4])
  return harness
}

test('polling ends once a page that was asked for after the socket opened has arrived (RT-03)', async () => {
  const { feed, calls, last, cursors } = createHarness()
  feed.start()
  await last().answer([3, 2, 1])
  feed.setStreaming(true)
  expect(cursors()).toEqual([{}, { sinceId: '3' }])
  await last().refuse({ kind: 'network' })
  await wait(TIMELINE_POLL_MS)
  expect(calls).toHaveLength(3)
  await last().answer([4])
  await wait(100_000)
  expect(calls).toHaveLength(3)
})

test('a page asked for before the socket opened does not end polling: it may end below what the socket brings (RT-03)', async () => {
  const { feed, calls, last, flush } = createHarness()
  feed.start()
  feed.setStreaming(true)
  feed.receive(status(5))
  await last().answer([3, 2, 1])
  await flush()
  expect(calls).toHaveLength(2)
  await last().answer([5, 4])
  expect(idsOf([...feed.getState().queued, ...feed.getState().entries])).toEqual(
    expect.arrayContaining([5, 4, 3, 2, 1]),
  )
  expect(feed.getState().maxId).toBe('5')
})

test('[TL-09] statuses from the socket wait, and since_id follows them while the stream is complete', async () => {
  const { feed, ingested } = await createLive()
  feed.receive(status(6))
  expect(ingested.at(-1)).toBe('6')
  expect(feed.getState()).toMatchObject({ newStatusCount: 3, maxId: '6' })
  expect(idsOf(feed.getState().entries)).toEqual([3, 2, 1])
})

test('when the socket closes polling resumes at once, from the last status of the complete stream (RT-08)', async () => {
  const { feed, calls, last, cursors } = await createLive()
  feed.receive(status(6))
  feed.setStreaming(false)
  expect(cursors().at(-1)).toEqual({ sinceId: '6' })
  await last().answer([])
  await wait(TIMELINE_POLL_MS)
  expect(calls).toHaveLength(4)
  feed.stop()
})

test('what the socket brings after a break does not hide what was missed during it', async () => {
  const { feed, last, cursors } = await createLive()
  feed.setStreaming(false)
  await last().refuse({ kind: 'network' })
  feed.setStreaming(true)
  feed.receive(status(9))
  expect(cursors().at(-1)).toEqual({ sinceId: '5' })
  expect(feed.getState().maxId).toBe('5')
  await last().answer([9, 8, 7])
  expect(feed.getState()).toMatchObject({ maxId: '9', newStatusCount: 5, gaps: [] })
})

test('a reload while the stream runs keeps what the socket brought meanwhile', async () => {
  const { feed, last } = await createLive()
  feed.dispatch({ type: 'replyFilterChanged' })
  feed.showNew()
  feed.receive(status(6))
  await last().answer([5, 2])
  expect(idsOf(feed.getState().entries)).toEqual([6, 5, 2])
  expect(feed.getState()).toMatchObject({ maxId: '6', gaps: [] })
})

test('stopping ends the stream for this feed; starting again polls', async () => {
  const { feed, last, calls } = await createLive()
  feed.stop()
  feed.start()
  await last().answer([])
  await wait(TIMELINE_POLL_MS)
  expect(calls).toHaveLength(4)
  feed.stop()
})
