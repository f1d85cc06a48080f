import type { StatusId } from '@skein/api'
import { compareIds } from '../ids.ts'
import { SNAPSHOT_ABOVE, SNAPSHOT_BELOW } from '../limits.ts'
import { isServerOrdered } from './kinds.ts'
import type { TimelineGap, TimelineSnapshot, TimelineState } from './types.ts'

/**
 * What to keep of a timeline whose reader is at an entry; null while there is nothing worth keeping. What waits is
 * left out: it is asked for again. Where the server's order is kept, everything down to the place stays, for its
 * cursors are no ids.
 * @param placeId an entry's id; null at the top
 * @param savedAt milliseconds since 1970
 */
export function takeSnapshot(
  state: TimelineState,
  placeId: StatusId | null,
  savedAt: number,
): TimelineSnapshot | null {
  const known = [...state.entries, ...state.below]
  const index = Math.max(0, placeId === null ? 0 : known.findIndex(({ id }) => id === placeId))
  const start = isServerOrdered(state.key) ? 0 : Math.max(0, index - SNAPSHOT_ABOVE)
  const entries = known.slice(start, index + SNAPSHOT_BELOW)
  const [newest, oldest] = [entries[0], entries.at(-1)]
  if (!state.isLoaded || newest === undefined || oldest === undefined) return null
  const isWhole = start + entries.length === known.length
  const ends = { maxId: newest.id, minId: isWhole ? state.minId : oldest.id }
  const shownIds = new Set(entries.map(({ statusId }) => statusId))
  const cursor = isServerOrdered(state.key) ? null : oldest.id
  return {
    entries,
    shadowed: state.shadowed.filter(({ statusId }) => shownIds.has(statusId)),
    ...ends,
    gaps: state.gaps
      .filter((gap) => isWithin(gap, ends))
      .map((gap) => ({ ...gap, isLoading: false, error: null })),
    isBottomedOut: isWhole && state.isBottomedOut,
    nextCursor: isWhole ? state.nextCursor : cursor,
    previousCursor: state.previousCursor,
    savedAt,
  }
}

function isWithin(gap: TimelineGap, { maxId, minId }: Pick<TimelineSnapshot, 'maxId' | 'minId'>): boolean {
  if (maxId === null || minId === null) return false
  return compareIds(gap.afterId, maxId) <= 0 && compareIds(gap.beforeId, minId) >= 0
}
