import { describe, expect, test } from 'vitest'
import { idsOf, page, reduceAll, timeline } from '../../test/entries.ts'
import { TIMELINE_KINDS, isServerOrdered } from './kinds.ts'
import { reduceTimeline } from './reduce.ts'
import { newerRequest, olderRequest } from './select.ts'

describe('kinds', () => {
  test('[TL-19] the kinds are those of the specification', () => {
    expect([...TIMELINE_KINDS].sort()).toEqual(
      'bookmarks bubble dms favorites friends list media mentions public publicAndExternal replies tag user'.split(
        ' ',
      ),
    )
  })

  test('bookmarks and favourites keep the order of the server', () => {
    const ordered = TIMELINE_KINDS.filter((kind) =>
      isServerOrdered({ kind, tag: '', listId: '', accountId: '' }),
    )
    expect([...ordered].sort()).toEqual(['bookmarks', 'favorites', 'mentions'])
  })
})

describe.each(['bookmarks', 'favorites'] as const)('%s', (kind) => {
  const first = page('first', [5, 90, 12], { next: '31', previous: '33' })

  test('[TL-20] order and cursors are those of the server: ids of statuses are no cursors', () => {
    const state = timeline(kind, first)
    expect(idsOf(state.entries)).toEqual([5, 90, 12])
    expect(olderRequest(state)).toEqual({ maxId: '31' })
    expect(newerRequest(state)).toEqual({ minId: '33' })
    const older = reduceTimeline(
      state,
      page('older', [99, 1], { request: { maxId: '31' }, next: '29', previous: '30' }),
    )
    expect(idsOf(older.entries)).toEqual([5, 90, 12, 99, 1])
    expect(olderRequest(older)).toEqual({ maxId: '29' })
    expect(newerRequest(older)).toEqual({ minId: '33' })
  })

  test('[TL-09] newer ones wait in front, and a page without a header leaves the cursors', () => {
    const state = timeline(kind, first, page('newer', [3], { request: { minId: '33' } }))
    expect(newerRequest(state)).toEqual({ minId: '33' })
    expect(idsOf(reduceTimeline(state, { type: 'showNew' }).entries)).toEqual([3, 5, 90, 12])
  })

  test('[TL-20] without a Link header there is no way to ask for older ones', () => {
    const state = timeline(kind, page('first', [5, 90]))
    expect(state.isBottomedOut).toBe(true)
    expect(olderRequest(state)).toBeNull()
  })

  test('[TL-14] an empty page is the end, and one without a further cursor too', () => {
    const state = timeline(kind, first)
    expect(reduceTimeline(state, page('older', [], { request: { maxId: '31' } })).isBottomedOut).toBe(true)
    expect(reduceTimeline(state, page('older', [4], { request: { maxId: '31' } })).isBottomedOut).toBe(true)
  })

  test('[TL-14] an empty page is the end even when the server names a further cursor', () => {
    const bottomed = reduceTimeline(
      timeline(kind, first),
      page('older', [], { request: { maxId: '31' }, next: '29' }),
    )
    expect(bottomed.isBottomedOut).toBe(true)
    expect(olderRequest(bottomed)).toBeNull()
  })

  test('[TL-08] show new makes the first 50 visible here too, and the rest comes back', () => {
    const many = page(
      'first',
      Array.from({ length: 60 }, (_, index) => (index * 37) % 61),
      { next: '1', previous: '9' },
    )
    const state = timeline(kind, many, { type: 'showNew' })
    expect(state.entries).toEqual(many.entries.slice(0, 50))
    expect(reduceAll(state, { type: 'belowRevealed' }).entries).toEqual(many.entries)
  })
})
