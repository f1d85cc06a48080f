import type { StatusId } from '@skein/api'
import { compareIds, countNew, type TimelineEntry, type TimelineRow, type TimelineState } from '@skein/store'

import type { Place } from '../list/place.ts'

type Rows = readonly TimelineRow[]

function entryFrom(rows: Rows, index: number): TimelineEntry | null {
  const row = rows.slice(Math.max(0, index)).find(({ kind }) => kind === 'entry')
  return row?.kind === 'entry' ? row.entry : null
}

/** The reader's place as it is remembered: by entries, never by a gap, which may close. Null without entries. */
export function positionAt(at: Place | null, rows: Rows, indexes: ReadonlyMap<string, number>) {
  const index = at === null ? 0 : (indexes.get(at.id) ?? -1)
  const read = index < 0 ? null : entryFrom(rows, index)
  if (read === null) return null
  const isUnderHeading = at !== null && at.id === read.id && at.offset < 0
  return {
    id: read.id,
    offset: at !== null && at.id === read.id ? at.offset : 0,
    lineId: (isUnderHeading ? entryFrom(rows, index + 1) : null)?.id ?? read.id,
    seenId: read.id,
    isAtTop: at === null,
  }
}

/** The row that shows an entry, or, where that is gone, the next older one; null when it is not known here. */
export function placeOf(id: StatusId, rows: Rows): TimelineEntry | null {
  const found = rows.find((row) => row.kind === 'entry' && compareIds(row.entry.id, id) <= 0)
  return found?.kind === 'entry' ? found.entry : null
}

/** How much is newer than what was read: what stands above it and what waits. `isMore`: there is a gap in between. */
export function newerThan(
  seenId: StatusId,
  rows: Rows,
  state: TimelineState,
  isSeen: (entry: TimelineEntry) => boolean,
): { readonly count: number; readonly isMore: boolean } {
  const above = rows.filter(
    (row) => row.kind === 'entry' && compareIds(row.entry.id, seenId) > 0 && isSeen(row.entry),
  )
  const isMore = state.gaps.some((gap) => compareIds(gap.beforeId, seenId) >= 0)
  return { count: above.length + countNew(state, isSeen), isMore }
}

/** The oldest entry that is newer than what was read, or null. */
export function firstUnseen(seenId: StatusId, rows: Rows): TimelineEntry | null {
  const row = rows.findLast(
    (candidate) => candidate.kind === 'entry' && compareIds(candidate.entry.id, seenId) > 0,
  )
  return row?.kind === 'entry' ? row.entry : null
}
