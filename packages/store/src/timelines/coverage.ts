import type { StatusId } from '@skein/api'
import { FLUSH_AT } from '../limits.ts'
import { compareIds, newerId, olderId } from '../ids.ts'
import type { GapEnds, PageArrived, TimelineGap, TimelineState } from './types.ts'

/**
 * What is known of a timeline is a set of ranges of ids; gaps are the holes between them.
 * A range holds both of its ends. Every page adds one, so pages may arrive in any order.
 */
export interface IdRange {
  readonly oldest: StatusId
  readonly newest: StatusId
}

type Coverage = Pick<TimelineState, 'maxId' | 'minId' | 'gaps'>

/** True when nothing at this id can be unknown. */
export function isLoaded(state: Coverage, id: StatusId): boolean {
  if (state.maxId === null || state.minId === null) return false
  if (compareIds(id, state.maxId) > 0 || compareIds(id, state.minId) < 0) return false
  return !state.gaps.some((gap) => isInside(id, gap))
}

/** Strictly between the ends of the gap. */
export function isInside(id: StatusId, gap: GapEnds): boolean {
  return compareIds(id, gap.afterId) < 0 && compareIds(id, gap.beforeId) > 0
}

export function isSameGap(one: GapEnds, other: GapEnds): boolean {
  return one.afterId === other.afterId && one.beforeId === other.beforeId
}

/** Adds a range: gaps shrink or close, and a new one opens when it touches nothing known. */
export function markLoaded(coverage: Coverage, added: IdRange): Coverage {
  let { oldest, newest } = added
  const apart: IdRange[] = []
  for (const range of idRangesOf(coverage)) {
    const touches = compareIds(range.oldest, newest) <= 0 && compareIds(range.newest, oldest) >= 0
    if (touches) {
      oldest = olderId(oldest, range.oldest) ?? oldest
      newest = newerId(newest, range.newest) ?? newest
    } else apart.push(range)
  }
  const ranges = [...apart, { oldest, newest }].sort((a, b) => compareIds(b.newest, a.newest))
  return {
    maxId: ranges[0]?.newest ?? null,
    minId: ranges.at(-1)?.oldest ?? null,
    gaps: gapsBetween(ranges, coverage.gaps),
  }
}

/** The range of ids that an answer makes known, or null when it says nothing. */
export function idRangeOfPage(coverage: Coverage, page: PageArrived): IdRange | null {
  const ids = page.entries.map((entry) => entry.id)
  // Unreadable statuses have no id; the Link header still says where the page ends.
  if (page.count > ids.length) ids.push(...linkBounds(page))
  ids.sort(compareIds)
  const oldestItem = ids[0] ?? null
  const newestItem = ids.at(-1) ?? null
  const isFull = page.count >= FLUSH_AT
  const { maxId, sinceId, minId } = page.request
  const below = knownBound(coverage, minId ?? sinceId)
  const above = knownBound(coverage, maxId)

  // Counted upwards, a full page may end before the upper bound; downwards, before the lower one.
  const reachesUp = !(isFull && minId !== undefined)
  const reachesDown = !isFull || minId !== undefined
  const newest = (reachesUp ? above : null) ?? newestItem ?? below
  const oldest = (reachesDown ? below : null) ?? oldestItem ?? above
  return newest === null || oldest === null ? null : { oldest, newest }
}

function linkBounds(page: PageArrived): StatusId[] {
  return [page.previous, page.next].filter((id) => id !== null) as StatusId[]
}

function knownBound(coverage: Coverage, bound: string | undefined): StatusId | null {
  if (bound === undefined) return null
  const id = bound as StatusId
  return isLoaded(coverage, id) ? id : null
}

/** Forgets everything between two known ids, for entries that are no longer kept. */
export function unmarkLoaded(coverage: Coverage, afterId: StatusId, beforeId: StatusId): Coverage {
  const isApart = (gap: TimelineGap): boolean =>
    compareIds(gap.beforeId, afterId) >= 0 || compareIds(gap.afterId, beforeId) <= 0
  const forgotten: TimelineGap = { afterId, beforeId, isLoading: false, error: null }
  const gaps = [...coverage.gaps.filter(isApart), forgotten]
  return { ...coverage, gaps: gaps.sort((a, b) => compareIds(b.afterId, a.afterId)) }
}

function idRangesOf(coverage: Coverage): readonly IdRange[] {
  if (coverage.maxId === null || coverage.minId === null) return []
  const newest = [coverage.maxId, ...coverage.gaps.map((gap) => gap.beforeId)]
  const oldest = [...coverage.gaps.map((gap) => gap.afterId), coverage.minId]
  return newest.map((id, index) => ({ newest: id, oldest: oldest[index] ?? id }))
}

function gapsBetween(ranges: readonly IdRange[], known: readonly TimelineGap[]): readonly TimelineGap[] {
  const gaps: TimelineGap[] = []
  for (const [index, range] of ranges.entries()) {
    const next = ranges[index + 1]
    if (next === undefined) break
    const ends = { afterId: range.oldest, beforeId: next.newest }
    gaps.push(known.find((gap) => isSameGap(gap, ends)) ?? { ...ends, isLoading: false, error: null })
  }
  return gaps
}
