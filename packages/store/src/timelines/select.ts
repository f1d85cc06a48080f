import type { AccountId, StatusId } from '@skein/api'
import { compareIds } from '../ids.ts'
import { isServerOrdered } from './kinds.ts'
import type {
  GapDirection,
  GapEnds,
  PageRequest,
  TimelineEntry,
  TimelineGap,
  TimelineRow,
  TimelineState,
} from './types.ts'

type Keeps = (entry: TimelineEntry) => boolean
const KEEPS_ALL: Keeps = () => true

/** True when the "show new" button shows `[TL-05]`. */
export function canShowNew(state: TimelineState): boolean {
  return state.newStatusCount > 0 || state.flushMarker !== null || state.needsReload
}

/** How many statuses wait, without those a filter such as `createReplyFilter` leaves out. */
export function countNew(state: TimelineState, keeps: Keeps = KEEPS_ALL): number {
  return state.queued.filter(keeps).length + state.overflowCount
}

/** The rows of the list: visible entries that pass the filter, and the gaps between them. */
export function timelineRows(state: TimelineState, keeps: Keeps = KEEPS_ALL): readonly TimelineRow[] {
  const gaps = state.gaps.filter((gap) => !isWaiting(state, gap))
  const rows: TimelineRow[] = []
  let nextGap = 0
  const addGapsAbove = (id: StatusId | null): void => {
    for (let gap = gaps[nextGap]; gap !== undefined; gap = gaps[nextGap]) {
      if (id !== null && compareIds(id, gap.beforeId) > 0) return
      rows.push({ kind: 'gap', key: `gap:${gap.beforeId}`, gap })
      nextGap += 1
    }
  }
  for (const entry of state.entries) {
    addGapsAbove(entry.id)
    if (keeps(entry)) rows.push({ kind: 'entry', key: entry.id, entry })
  }
  if (state.below.length === 0) addGapsAbove(null)
  return rows
}

/** A gap among what still waits is no row yet. */
function isWaiting(state: TimelineState, gap: TimelineGap): boolean {
  if (state.shownMaxId === null) return state.queued.length > 0
  return compareIds(gap.beforeId, state.shownMaxId) >= 0
}

/** Cursors of a fetch for newer statuses `[TL-21]`; none while nothing is known. */
export function newerRequest(state: TimelineState): PageRequest {
  if (isServerOrdered(state.key)) {
    return state.previousCursor === null ? {} : { minId: state.previousCursor }
  }
  return state.maxId === null ? {} : { sinceId: state.maxId }
}

/** Cursors of a fetch for older statuses `[TL-21]`; null when there is nothing older to ask for `[TL-14]`. */
export function olderRequest(state: TimelineState): PageRequest | null {
  return state.isBottomedOut || state.nextCursor === null ? null : { maxId: state.nextCursor }
}

/** Cursors of a fetch into a gap. */
export function gapRequest({ afterId, beforeId }: GapEnds, direction: GapDirection): PageRequest {
  return direction === 'down' ? { maxId: afterId, sinceId: beforeId } : { maxId: afterId, minId: beforeId }
}

/** By status: the accounts whose repeats do not show, because another entry shows the status. */
export function shadowedRepeaters({
  shadowed,
}: Pick<TimelineState, 'shadowed'>): ReadonlyMap<StatusId, readonly AccountId[]> {
  const repeaters = new Map<StatusId, readonly AccountId[]>()
  for (const { statusId, repeaterId } of shadowed)
    if (repeaterId !== null) repeaters.set(statusId, [...(repeaters.get(statusId) ?? []), repeaterId])
  return repeaters
}

/** Every status the timeline holds on to, so that the store does not evict it. */
export function* timelineStatusIds(state: TimelineState): Generator<StatusId> {
  for (const list of [state.entries, state.queued, state.below, state.shadowed]) {
    for (const entry of list) {
      yield entry.id
      if (entry.statusId !== entry.id) yield entry.statusId
    }
  }
}
