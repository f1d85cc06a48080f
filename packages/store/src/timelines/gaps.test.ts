import type { StatusId } from '@skein/api'
import { describe, expect, test } from 'vitest'
import { down, entry, idsOf, page, reduceAll, timeline } from '../../test/entries.ts'
import { QUEUE_LIMIT } from '../limits.ts'
import { toErrorInfo } from '../feeds/errors.ts'
import { reduceTimeline } from './reduce.ts'
import { countNew, gapRequest, timelineRows } from './select.ts'
import type { TimelineState } from './types.ts'

/** 60…41, a gap, 10…1. */
const gapped = timeline(
  'friends',
  page('first', down(10, 1)),
  page('newer', down(60, 41), { request: { sinceId: '10' } }),
  { type: 'showNew' },
)
const endsOf = (state: TimelineState): { afterId: StatusId; beforeId: StatusId } => {
  const [gap] = state.gaps
  if (gap === undefined) throw new Error('there is no gap')
  return { afterId: gap.afterId, beforeId: gap.beforeId }
}
const ends = { afterId: '41' as StatusId, beforeId: '10' as StatusId }
const rowsOf = (state: TimelineState): (number | string)[] =>
  timelineRows(state).map((row) => (row.kind === 'gap' ? 'gap' : Number(row.entry.id)))

describe('gaps', () => {
  test('[TL-10] a full page of new posts that does not reach down to the known ones leaves a gap, a shorter one none', () => {
    expect(endsOf(gapped)).toEqual(ends)
    const short = page('newer', down(60, 42), { request: { sinceId: '10' } })
    expect(timeline('friends', page('first', down(10, 1)), short).gaps).toEqual([])
  })

  test('[TL-10] a gap is filled downwards from its new end, page by page, until it is closed', () => {
    expect(gapRequest(ends, 'down')).toEqual({ maxId: '41', sinceId: '10' })
    const filled = reduceTimeline(
      gapped,
      page('gap', down(40, 21), { request: gapRequest(ends, 'down'), gap: ends }),
    )
    expect(rowsOf(filled)).toEqual([...down(60, 21), 'gap', ...down(10, 1)])
    const rest = endsOf(filled)
    const closed = reduceTimeline(
      filled,
      page('gap', down(20, 11), { request: gapRequest(rest, 'down'), gap: rest }),
    )
    expect(rowsOf(closed)).toEqual(down(60, 1))
    expect(closed.newStatusCount).toBe(0)
  })

  test('[TL-10] a gap is filled upwards from its old end for a reader who comes from below', () => {
    expect(gapRequest(ends, 'up')).toEqual({ maxId: '41', minId: '10' })
    const filled = reduceTimeline(
      gapped,
      page('gap', down(30, 11), { request: gapRequest(ends, 'up'), gap: ends }),
    )
    expect(rowsOf(filled)).toEqual([...down(60, 41), 'gap', ...down(30, 1)])
  })

  test('a gap says that it loads, and what went wrong', () => {
    const loading = reduceTimeline(gapped, { type: 'gapRequested', ...ends })
    expect(loading.gaps[0]).toMatchObject({ isLoading: true, error: null })
    const error = toErrorInfo({ kind: 'network' })
    const failed = reduceTimeline(loading, { type: 'failed', where: 'gap', gap: ends, error })
    expect(failed.gaps[0]).toMatchObject({ isLoading: false, error: { kind: 'network' } })
    expect(reduceTimeline(loading, { type: 'stopped' }).gaps[0]?.isLoading).toBe(false)
    const empty = reduceTimeline(loading, page('gap', [], { request: gapRequest(ends, 'down'), gap: ends }))
    expect(empty.gaps).toEqual([])
  })

  test('a gap keeps its place when the statuses beside it are deleted', () => {
    const state = reduceAll(
      gapped,
      { type: 'statusDeleted', id: ends.afterId },
      { type: 'statusDeleted', id: ends.beforeId },
    )
    expect(rowsOf(state)).toEqual([...down(60, 42), 'gap', ...down(9, 1)])
  })

  test('an own post above a waiting gap shows no gap row under it', () => {
    const waiting = timeline(
      'friends',
      page('first', down(10, 1)),
      page('newer', down(60, 41), { request: { sinceId: '10' } }),
      { type: 'ownStatusPosted', entry: entry(61) },
    )
    expect(rowsOf(waiting)).toEqual([61, ...down(10, 1)])
  })

  test('a gap below the first 50 appears when what is below is revealed', () => {
    const state = reduceAll(
      gapped,
      page('newer', down(110, 101), { request: { sinceId: '60' } }),
      page('newer', down(130, 111), { request: { sinceId: '110' } }),
      { type: 'showNew' },
    )
    expect(state.entries).toHaveLength(50)
    expect(rowsOf(state).filter((row) => row === 'gap')).toHaveLength(1)
    const revealed = reduceTimeline(state, { type: 'belowRevealed' })
    expect(rowsOf(revealed).filter((row) => row === 'gap')).toHaveLength(2)
  })

  test('a filter leaves entries out of the rows and of the count, and keeps the gap', () => {
    const isEven = (item: { id: string }): boolean => Number(item.id) % 2 === 0
    expect(timelineRows(gapped, isEven).map((row) => row.key)).toEqual(
      [...down(60, 41), 0, ...down(10, 1)]
        .filter((id) => id % 2 === 0)
        .map((id) => (id === 0 ? 'gap:10' : String(id))),
    )
    const waiting = reduceTimeline(gapped, page('newer', [63, 62, 61], { request: { sinceId: '60' } }))
    expect(countNew(waiting, isEven)).toBe(1)
  })
})

describe('a tab left open', () => {
  const streamMany = (state: TimelineState, from: number, to: number, isLive: boolean): TimelineState =>
    reduceAll(
      state,
      ...down(to, from)
        .reverse()
        .map((id) => ({ type: 'statusStreamed', entry: entry(id), isLive }) as const),
    )

  for (const isLive of [true, false]) {
    test(`keeps the newest that wait, counts all, and leaves a gap for the others (stream ${isLive ? 'complete' : 'broken'})`, () => {
      const state = streamMany(timeline('friends', page('first', down(10, 1))), 11, 1_000, isLive)
      expect(idsOf(state.queued)).toEqual(down(1_000, 1_001 - QUEUE_LIMIT))
      expect(state.newStatusCount).toBe(990)
      const polled = reduceTimeline(
        state,
        page('newer', down(1_000, 981), { request: { sinceId: state.maxId ?? '' } }),
      )
      const shown = reduceAll(polled, { type: 'showNew' }, { type: 'belowRevealed' })
      expect(shown.newStatusCount).toBe(0)
      expect(rowsOf(shown)).toContain('gap')
      expect(rowsOf(shown).indexOf('gap')).toBe(isLive ? QUEUE_LIMIT : rowsOf(shown).indexOf(10) - 1)
    })
  }

  test('forgets what lies far below, and finds it again by an older fetch', () => {
    const long = timeline(
      'friends',
      page('first', down(1_500, 1)),
      page('older', [], { request: { maxId: '1' } }),
    )
    const shown = reduceTimeline(long, { type: 'showNew' })
    expect(shown.entries.length + shown.below.length).toBe(1_050)
    expect(shown).toMatchObject({ isBottomedOut: false, minId: '451', nextCursor: '451' })
    const older = page('older', down(450, 431), { request: { maxId: '451' } })
    expect(idsOf(reduceAll(shown, older, { type: 'belowRevealed' }).entries)).toEqual(down(1_500, 431))
  })
})
