import { describe, expect, test } from 'vitest'
import {
  accountId,
  down,
  entry,
  idsOf,
  page,
  reduceAll,
  repeatEntry,
  statusId,
  timeline,
} from '../../test/entries.ts'
import { toErrorInfo } from '../feeds/errors.ts'
import { createTimeline, reduceTimeline } from './reduce.ts'
import { entriesOf } from './remove.ts'
import { canShowNew, newerRequest, olderRequest, timelineRows } from './select.ts'

const first = page('first', down(20, 1))
const newer = (newest: number, oldest: number, sinceId: number) =>
  page('newer', down(newest, oldest), { request: { sinceId: String(sinceId) } })

describe('the queue', () => {
  test('[TL-09] statuses from a poll wait and are counted, and the visible list stays the same', () => {
    const before = timeline('friends', first)
    const after = reduceTimeline(before, newer(23, 21, 20))
    expect(after.entries).toBe(before.entries)
    expect(idsOf(after.queued)).toEqual([23, 22, 21])
    expect(after.newStatusCount).toBe(3)
  })

  test('[TL-09] the first page, and whatever finds nothing to look at, shows at once', () => {
    expect(idsOf(timeline('friends', first).entries)).toEqual(down(20, 1))
    const empty = timeline('friends', page('first', []))
    expect(idsOf(reduceTimeline(empty, page('newer', [1])).entries)).toEqual([1])
    expect(idsOf(reduceTimeline(empty, { type: 'statusStreamed', entry: entry(1) }).entries)).toEqual([1])
  })

  test('[TL-09] a status from the socket waits too, once, whichever of socket and poll brings it first', () => {
    const streamed = timeline('friends', first, { type: 'statusStreamed', entry: entry(21) })
    expect(idsOf(streamed.queued)).toEqual([21])
    const polled = reduceTimeline(streamed, newer(22, 21, 20))
    expect(idsOf(polled.queued)).toEqual([22, 21])
    expect(reduceTimeline(polled, { type: 'statusStreamed', entry: entry(22) })).toBe(polled)
  })

  test('[TL-05] new statuses can be shown when some wait or a flush marker is set', () => {
    const loaded = timeline('friends', first)
    expect(canShowNew(loaded)).toBe(false)
    expect(canShowNew(reduceTimeline(loaded, newer(21, 21, 20)))).toBe(true)
    expect(canShowNew(reduceTimeline(loaded, { type: 'replyFilterChanged' }))).toBe(true)
  })

  test('[TL-10] a page of 20 newer statuses sets the flush marker, 19 does not', () => {
    const loaded = timeline('friends', first)
    expect(reduceTimeline(loaded, newer(60, 42, 20)).flushMarker).toBeNull()
    const flushed = reduceTimeline(loaded, newer(60, 41, 20))
    expect(flushed.flushMarker).toBe(statusId(20))
    expect(flushed.gaps).toMatchObject([{ afterId: '41', beforeId: '20' }])
    expect(idsOf(flushed.entries)).toEqual(down(20, 1))
  })

  test('[TL-10] statuses that could not be read count towards the 20', () => {
    const unreadable = page('newer', down(60, 42), {
      count: 20,
      request: { sinceId: '20' },
      next: '41',
      previous: '60',
    })
    const state = timeline('friends', first, unreadable)
    expect(state.flushMarker).toBe(statusId(20))
    expect(state.gaps).toMatchObject([{ afterId: '41', beforeId: '20' }])
  })

  test('[TL-10] the first page sets no flush marker, however long it is', () => {
    expect(timeline('friends', first).flushMarker).toBeNull()
    expect(timeline('friends', page('first', []), page('newer', down(20, 1))).flushMarker).toBeNull()
  })
})

describe('show new', () => {
  test('[TL-08] of 70 statuses the first 50 are visible', () => {
    const state = timeline('friends', page('first', down(51, 1)), newer(70, 52, 51), { type: 'showNew' })
    expect(idsOf(state.entries)).toEqual(down(70, 21))
    expect(state.queued).toEqual([])
    expect(state.newStatusCount).toBe(0)
    expect(state.minVisibleId).toBe(statusId(21))
  })

  test('[TL-08] the other 20 are not thrown away: they come back without a request', () => {
    const state = timeline('friends', page('first', down(51, 1)), newer(70, 52, 51), { type: 'showNew' })
    expect(idsOf(state.below)).toEqual(down(20, 1))
    expect(idsOf(reduceTimeline(state, { type: 'belowRevealed' }).entries)).toEqual(down(70, 1))
    expect(olderRequest(state)).toEqual({ maxId: '1' })
  })

  test('[TL-10] after a flush the old statuses stay, with a gap row between', () => {
    const state = timeline('friends', first, newer(60, 41, 20), { type: 'showNew' })
    expect(state.flushMarker).toBeNull()
    const rows = timelineRows(state).map((row) => (row.kind === 'gap' ? 'gap' : Number(row.entry.id)))
    expect(rows).toEqual([...down(60, 41), 'gap', ...down(20, 1)])
  })

  test('[TL-10] a gap is no row while the statuses above it still wait', () => {
    const state = timeline('friends', first, newer(60, 41, 20))
    expect(timelineRows(state).every((row) => row.kind === 'entry')).toBe(true)
  })
})

describe('repeats', () => {
  test('[TL-16] of two repeats of one status one is kept', () => {
    const state = timeline('friends', page('first', [repeatEntry(9, 2, 'bob'), repeatEntry(8, 2, 'cyd'), 7]))
    expect(idsOf(state.entries)).toEqual([8, 7])
  })

  test('[TL-16] a repeat of a status that is there already is not counted', () => {
    const state = timeline('friends', page('first', [2, 1]), {
      type: 'statusStreamed',
      entry: repeatEntry(3, 2),
    })
    expect(state.newStatusCount).toBe(0)
    expect(idsOf(state.entries)).toEqual([2, 1])
  })

  test('[TL-16] when the repeat that shows a status is withdrawn, another takes its place', () => {
    const state = timeline(
      'friends',
      page('first', [repeatEntry(9, 2, 'bob'), 8, 7]),
      page('older', [3, 2], { request: { maxId: '7' } }),
    )
    expect(idsOf(state.entries)).toEqual([9, 8, 7, 3])
    const without = reduceTimeline(state, { type: 'statusDeleted', id: statusId(9) })
    expect(idsOf(without.entries)).toEqual([8, 7, 3, 2])
  })
})

describe('removal', () => {
  test('[TL-17] blocking removes what the account wrote or repeated from friends, public and publicAndExternal only', () => {
    const by = { accountId: accountId('mallory') }
    const items = page('first', [entry(5, by), repeatEntry(4, 40, 'mallory'), 3])
    const blocked = { type: 'accountBlocked', accountId: accountId('mallory') } as const
    for (const kind of ['friends', 'public', 'publicAndExternal'] as const) {
      expect(idsOf(timeline(kind, items, blocked).entries)).toEqual([3])
    }
    for (const key of [
      { kind: 'tag', tag: 'cats' },
      { kind: 'bubble' },
      { kind: 'list', listId: '1' },
    ] as const) {
      expect(idsOf(timeline(key, items, blocked).entries)).toEqual([5, 4, 3])
    }
  })

  test('what blocking removed comes back to its place, but not what was deleted meanwhile', () => {
    const mallory = accountId('mallory')
    const by = { accountId: mallory }
    const before = timeline(
      'friends',
      page('first', [9, entry(8, by), 7, repeatEntry(6, 60, 'mallory'), entry(5, by)]),
    )
    const removed = entriesOf(before, mallory)
    let state = reduceTimeline(before, { type: 'accountBlocked', accountId: mallory })
    expect(idsOf(state.entries)).toEqual([9, 7])
    state = reduceTimeline(state, { type: 'statusDeleted', id: statusId(5) })
    state = reduceTimeline(state, { type: 'entriesReturned', entries: removed })
    expect(idsOf(state.entries)).toEqual([9, 8, 7, 6])
    expect(reduceTimeline(state, { type: 'entriesReturned', entries: removed })).toBe(state)
  })

  test('[TL-17] blocking empties the queue of them too, and the counter follows', () => {
    const by = { accountId: accountId('mallory') }
    const state = timeline(
      'friends',
      first,
      page('newer', [entry(22, by), 21], { request: { sinceId: '20' } }),
    )
    expect(reduceTimeline(state, { type: 'accountBlocked', accountId: by.accountId }).newStatusCount).toBe(1)
  })

  test('unfollowing removes posts from the home timeline, but not what others repeated', () => {
    const by = { accountId: accountId('eve') }
    const items = page('first', [
      entry(5, by),
      { ...repeatEntry(4, 40, 'bob'), ...by },
      repeatEntry(3, 30, 'eve'),
    ])
    const unfollowed = { type: 'accountUnfollowed', accountId: by.accountId } as const
    expect(idsOf(timeline('friends', items, unfollowed).entries)).toEqual([4])
    expect(idsOf(timeline('public', items, unfollowed).entries)).toEqual([5, 4, 3])
  })

  test('a deleted status goes with every repeat of it, and a late page does not bring it back (RT-13)', () => {
    const state = timeline('friends', page('first', [repeatEntry(9, 2), 8]), {
      type: 'statusDeleted',
      id: statusId(2),
    })
    expect(idsOf(state.entries)).toEqual([8])
    const late = page('older', [repeatEntry(7, 2), 3, 2], { request: { maxId: '8' } })
    expect(idsOf(reduceTimeline(state, late).entries)).toEqual([8, 3])
  })
})

describe('older statuses', () => {
  test('[TL-14] an empty answer sets bottomedOut, and there is nothing more to ask for', () => {
    const state = timeline('friends', first)
    expect(olderRequest(state)).toEqual({ maxId: '1' })
    const bottomed = reduceTimeline(state, page('older', [], { request: { maxId: '1' } }))
    expect(bottomed.isBottomedOut).toBe(true)
    expect(olderRequest(bottomed)).toBeNull()
    expect(reduceTimeline(bottomed, { type: 'olderRequested' })).toBe(bottomed)
  })

  test('[TL-04] an empty first page has nothing older either', () => {
    expect(timeline('friends', page('first', []))).toMatchObject({ isBottomedOut: true, isLoaded: true })
  })

  test('[TL-20] the cursor is that of the Link header, and the oldest id without one', () => {
    expect(olderRequest(timeline('friends', page('first', [9, 8], { next: '7' })))).toEqual({ maxId: '7' })
    expect(olderRequest(timeline('friends', page('first', [9, 8])))).toEqual({ maxId: '8' })
  })

  test('a server that answers the same page again ends the list instead of being asked for ever', () => {
    const same = page('older', down(20, 1), { request: { maxId: '1' }, next: '1' })
    expect(timeline('friends', first, same).isBottomedOut).toBe(true)
  })

  test('[TL-18] a page of which nothing could be read moves the cursor on', () => {
    const unreadable = page('older', [], { count: 20, request: { maxId: '9' }, next: '5' })
    const state = timeline('friends', page('first', [9]), unreadable)
    expect(state).toMatchObject({ isBottomedOut: false, nextCursor: '5', gaps: [] })
  })
})

describe('ids', () => {
  test('[TL-18] the newest known id feeds since_id and the oldest max_id, also with ids of different length', () => {
    const state = timeline('friends', page('first', [10, 9, 8]))
    expect(state).toMatchObject({ maxId: '10', minId: '8', minVisibleId: '8' })
    expect(newerRequest(state)).toEqual({ sinceId: '10' })
    expect(idsOf(reduceAll(state, newer(101, 99, 10), { type: 'showNew' }).entries)).toEqual([
      101, 100, 99, 10, 9, 8,
    ])
  })

  test('[TL-18] a page that arrives late finds its place by age', () => {
    const late = page('older', down(30, 21), { request: { maxId: '41' } })
    const state = timeline(
      'friends',
      page('first', down(60, 41)),
      page('older', down(20, 1), { request: { maxId: '21' } }),
      late,
    )
    expect(idsOf(state.entries)).toEqual([...down(60, 41), ...down(30, 1)])
  })

  test('[TL-18] a status from the socket moves since_id only while the stream is complete', () => {
    const loaded = timeline('friends', first)
    const streamed = (isLive: boolean) => ({ type: 'statusStreamed', entry: entry(25), isLive }) as const
    expect(newerRequest(reduceTimeline(loaded, streamed(false)))).toEqual({ sinceId: '20' })
    expect(newerRequest(reduceTimeline(loaded, streamed(true)))).toEqual({ sinceId: '25' })
    expect(reduceAll(loaded, streamed(false), { type: 'liveStarted' }).maxId).toBe(statusId(25))
  })
})

describe('own posts', () => {
  const own = { type: 'ownStatusPosted', entry: entry(30) } as const

  test('an own new post is in the visible home timeline at once, and counter and id bounds stay', () => {
    const state = timeline('friends', first, newer(22, 21, 20), own)
    expect(idsOf(state.entries)).toEqual([30, ...down(20, 1)])
    expect(state).toMatchObject({ newStatusCount: 2, maxId: '22', minId: '1' })
  })

  test('an own post that a poll brought before is moved, and no longer counted', () => {
    const state = timeline('friends', first, page('newer', [30, 21], { request: { sinceId: '20' } }), own)
    expect(idsOf(state.entries)).toEqual([30, ...down(20, 1)])
    expect(state.newStatusCount).toBe(1)
    expect(idsOf(reduceTimeline(state, { type: 'showNew' }).entries).slice(0, 3)).toEqual([30, 21, 20])
  })

  test('an own post that comes again by a poll is not there twice', () => {
    const state = timeline('friends', first, own, page('newer', [30, 29], { request: { sinceId: '20' } }))
    expect(idsOf(state.queued)).toEqual([29])
  })

  test('other timelines wait for the server to tell', () => {
    const state = timeline('bubble', first)
    expect(reduceTimeline(state, own)).toBe(state)
    expect(idsOf(timeline('public', first, own).entries)).toEqual([30, ...down(20, 1)])
  })
})

describe('errors and leaving', () => {
  const error = toErrorInfo({ kind: 'http', status: 429, retryAt: 5 })

  test('[ERR-12] an error is kept until the next answer, and loading ends', () => {
    const state = timeline(
      'friends',
      first,
      { type: 'newerRequested' },
      { type: 'failed', where: 'newer', error },
    )
    expect(state).toMatchObject({ isLoadingNewer: false, newerError: { status: 429 } })
    expect(reduceTimeline(state, newer(21, 21, 20)).newerError).toBeNull()
  })

  test('a failed older page keeps the list and says so (ERR-16)', () => {
    const state = timeline(
      'friends',
      first,
      { type: 'olderRequested' },
      { type: 'failed', where: 'older', error },
    )
    expect(state).toMatchObject({ isLoadingOlder: false, olderError: { status: 429 }, isBottomedOut: false })
    expect(idsOf(state.entries)).toEqual(down(20, 1))
  })

  test('a call that we broke off ourselves is no error', () => {
    const aborted = toErrorInfo(new DOMException('x', 'AbortError'))
    const state = timeline(
      'friends',
      first,
      { type: 'olderRequested' },
      { type: 'failed', where: 'older', error: aborted },
    )
    expect(state).toMatchObject({ isLoadingOlder: false, olderError: null })
  })

  test('bookmarks are cleared on leaving, other timelines are not', () => {
    expect(timeline('bookmarks', first, { type: 'left' })).toEqual(createTimeline({ kind: 'bookmarks' }))
    expect(idsOf(timeline('friends', first, { type: 'left' }).entries)).toEqual(down(20, 1))
  })

  test('a changed reply filter marks the timeline, and a page from the top replaces it', () => {
    const stale = timeline('friends', first, { type: 'replyFilterChanged' }, { type: 'showNew' })
    expect(stale).toMatchObject({ needsReload: true, flushMarker: '20' })
    const fresh = reduceTimeline(stale, page('first', [20, 18, 16]))
    expect(idsOf(fresh.entries)).toEqual([20, 18, 16])
    expect(fresh).toMatchObject({ needsReload: false, flushMarker: null, gaps: [] })
  })
})
