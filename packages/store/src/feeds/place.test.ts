import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { down, entry, idsOf, page, reduceAll, repeatEntry, statusId, timeline } from '../../test/entries.ts'
import { createHarness } from '../../test/feed-harness.ts'
import { createSimulatedServer } from '../../test/simulated-server.ts'
import { CATCH_UP_PAGES, PAGE_SIZE, SNAPSHOT_ABOVE, SNAPSHOT_BELOW, TIMELINE_POLL_MS } from '../limits.ts'
import { createTimeline } from '../timelines/create.ts'
import { takeSnapshot } from '../timelines/snapshot.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = (newest: number, oldest: number) => {
  const state = timeline('friends', page('first', down(newest, oldest), { next: String(oldest) }))
  const snapshot = takeSnapshot(state, null, 1_000)
  if (snapshot === null) throw new Error('nothing was kept')
  return snapshot
}

test('a timeline reopened at a place that the newest page holds is that page', async () => {
  const { feed, last, cursors } = createHarness()
  feed.start(statusId(30))
  await last().answer(down(33, 14))
  expect(cursors()).toEqual([{}])
  expect(idsOf(feed.getState().entries)).toEqual(down(33, 14))
  expect(feed.getState()).toMatchObject({ newStatusCount: 0, isBehind: false, gaps: [] })
  feed.stop()
})

test('a timeline reopened at an older place begins with it, and what is newer is put in front of it', async () => {
  const { feed, last, cursors } = createHarness()
  feed.start(statusId(30))
  await last().answer(down(52, 33))
  expect(feed.getState().isLoaded).toBe(false)
  await last().answer(down(30, 11))
  expect(cursors()).toEqual([{}, { maxId: '31' }, { maxId: '33', minId: '30' }])
  expect(idsOf(feed.getState().entries)).toEqual([...down(52, 33), ...down(30, 11)])
  await last().answer([32, 31])
  expect(idsOf(feed.getState().entries)).toEqual(down(52, 11))
  expect(feed.getState()).toMatchObject({ newStatusCount: 0, flushMarker: null, gaps: [] })
  feed.stop()
})

test('the way from an old place to the newest page is fetched upwards, and ends in a gap after some pages', async () => {
  const { feed, calls, last, cursors } = createHarness()
  feed.start(statusId(100))
  await last().answer(down(1000, 981))
  await last().answer(down(100, 81))
  for (let step = 0; step < CATCH_UP_PAGES; step += 1) {
    const from = 100 + step * PAGE_SIZE
    expect(cursors().at(-1)).toEqual({ maxId: '981', minId: String(from) })
    await last().answer(down(from + PAGE_SIZE, from + 1))
  }
  expect(calls).toHaveLength(2 + CATCH_UP_PAGES)
  const { entries, gaps } = feed.getState()
  expect(idsOf(entries)).toEqual([...down(1000, 981), ...down(180, 81)])
  expect(gaps).toMatchObject([{ afterId: '981', beforeId: '180', isLoading: false }])
  feed.stop()
})

test('what an earlier visit kept shows before the network answers, and says of when it is', async () => {
  const { feed, last, cursors } = createHarness()
  feed.restore(kept(40, 1))
  expect(feed.getState()).toMatchObject({ isLoaded: true, asOf: 1_000, maxId: '40' })
  expect(idsOf(feed.getState().entries)).toEqual(down(40, 1))
  feed.start(statusId(20))
  expect(cursors()).toEqual([{}])
  await last().answer(down(42, 23))
  expect(idsOf(feed.getState().entries)).toEqual(down(42, 1))
  expect(feed.getState().asOf).toBeNull()
  feed.stop()
})

test('without a network what was kept stays, and catching up is tried again by the next poll', async () => {
  const { feed, last, cursors } = createHarness()
  feed.restore(kept(40, 1))
  feed.start()
  await last().refuse(new TypeError('Failed to fetch'))
  expect(feed.getState().asOf).toBe(1_000)
  expect(feed.getState().newerError).not.toBeNull()
  expect(idsOf(feed.getState().entries)).toEqual(down(40, 1))
  await vi.advanceTimersByTimeAsync(TIMELINE_POLL_MS)
  expect(cursors()).toEqual([{}, {}])
  await last().answer([41, ...down(40, 22)])
  expect(idsOf(feed.getState().entries)).toEqual(down(41, 1))
  feed.stop()
})

test('what is known is not overwritten by what was kept', async () => {
  const { feed, last } = createHarness()
  feed.start()
  await last().answer([50])
  feed.restore(kept(40, 1))
  expect(idsOf(feed.getState().entries)).toEqual([50])
  feed.stop()
})

test('where the server orders, a place is no cursor', () => {
  const { feed, cursors } = createHarness({ key: { kind: 'bookmarks' } })
  feed.start(statusId(30))
  expect(cursors()).toEqual([{}])
  feed.stop()
})

test('a snapshot holds what is around the place, and continues in both directions', () => {
  const state = timeline('friends', page('first', down(500, 1), { next: '1' }))
  const snapshot = takeSnapshot(state, statusId(300), 5)
  expect(idsOf(snapshot?.entries ?? [])).toEqual(down(300 + SNAPSHOT_ABOVE, 301 - SNAPSHOT_BELOW))
  expect(snapshot).toMatchObject({
    maxId: String(300 + SNAPSHOT_ABOVE),
    minId: String(301 - SNAPSHOT_BELOW),
    nextCursor: String(301 - SNAPSHOT_BELOW),
    isBottomedOut: false,
    savedAt: 5,
  })
})

test('repeats of kept statuses that do not show are kept too', () => {
  const repeats = [repeatEntry(502, 1), repeatEntry(501, 500)]
  const state = timeline('friends', page('first', [...repeats, ...down(500, 1)], { next: '1' }))
  const snapshot = takeSnapshot(state, statusId(500), 5)
  expect(idsOf(snapshot?.shadowed ?? [])).toEqual([501])
  const { feed } = createHarness()
  if (snapshot !== null) feed.restore(snapshot)
  expect(idsOf(feed.getState().shadowed)).toEqual([501])
})

test('what waits is not kept, nor is an empty timeline', () => {
  const waiting = timeline(
    'friends',
    page('first', [3, 2, 1]),
    page('newer', [5, 4], { request: { sinceId: '3' } }),
  )
  expect(takeSnapshot(waiting, null, 0)).toMatchObject({ maxId: '3' })
  expect(takeSnapshot(timeline('friends'), null, 0)).toBeNull()
})

test('whatever a snapshot left out, paging and catching up bring every status back once, in order', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(150), fc.nat(150), (placeAt, before, after) => {
      const server = createSimulatedServer()
      for (let count = 0; count < before + 30; count += 1) server.post('ada')
      let state = timeline('friends', server.answer('first', {}))
      while (!state.isBottomedOut) {
        state = reduceAll(state, server.answer('older', { maxId: state.nextCursor ?? '' }), {
          type: 'belowRevealed',
        })
      }
      const snapshot = takeSnapshot(state, state.entries[placeAt % state.entries.length]?.id ?? null, 0)
      if (snapshot === null) throw new Error('nothing was kept')
      for (let count = 0; count < after; count += 1) server.post('bob')
      let now = reduceAll(
        createTimeline({ kind: 'friends' }),
        { type: 'restored', snapshot },
        server.answer('newer', {}),
        { type: 'newMerged' },
      )
      for (let gap = now.gaps.at(-1); gap !== undefined; gap = now.gaps.at(-1)) {
        const ends = { afterId: gap.afterId, beforeId: gap.beforeId }
        now = reduceAll(now, server.answer('gap', { maxId: gap.afterId, minId: gap.beforeId }, ends))
      }
      while (!now.isBottomedOut) now = reduceAll(now, server.answer('older', { maxId: now.nextCursor ?? '' }))
      expect(idsOf(now.entries)).toEqual(server.statuses.map(({ id }) => Number(id)).toReversed())
    }),
    { numRuns: 60 },
  )
})

test('a kept entry is plain data', () => {
  const snapshot = takeSnapshot(timeline('friends', page('first', [entry(2), entry(1)])), null, 7)
  expect(structuredClone(snapshot)).toEqual(snapshot)
})
