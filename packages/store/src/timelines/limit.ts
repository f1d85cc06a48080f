import type { StatusId } from '@skein/api'
import { KEPT_BELOW_LIMIT, QUEUE_LIMIT } from '../limits.ts'
import { compareIds } from '../ids.ts'
import { isInside, unmarkLoaded } from './coverage.ts'
import { isServerOrdered } from './kinds.ts'
import { promoteShadowed } from './lists.ts'
import type { TimelineEntry, TimelineState } from './types.ts'

/** Keeps the newest of a long queue; the others stay counted and become a gap, so a tab left open does not grow. */
export function limitQueue(state: TimelineState): TimelineState {
  const excess = state.queued.length - QUEUE_LIMIT
  const { shownMaxId, maxId } = state
  if (excess <= 0 || isServerOrdered(state.key) || shownMaxId === null || maxId === null) return state
  const queued = state.queued.slice(0, QUEUE_LIMIT)
  const last = queued.at(-1)
  if (last === undefined) return state
  const kept = { ...withoutShadows(state, shownMaxId, last.id), queued }
  const counted = { ...kept, overflowCount: state.overflowCount + excess }
  const oldestKnown = knownEnd(state, last.id)
  if (compareIds(oldestKnown, maxId) <= 0) {
    return promoteShadowed({ ...counted, ...unmarkLoaded(counted, oldestKnown, shownMaxId) })
  }
  const gaps = state.gaps.filter((gap) => compareIds(gap.afterId, shownMaxId) <= 0)
  return promoteShadowed({ ...counted, maxId: shownMaxId, gaps })
}

/** Forgets what lies far below; older fetches find it again. */
export function limitBelow(state: TimelineState): TimelineState {
  if (isServerOrdered(state.key) || state.below.length <= KEPT_BELOW_LIMIT) return state
  const below = state.below.slice(0, KEPT_BELOW_LIMIT)
  const last = below.at(-1)
  if (last === undefined) return state
  const oldestKnown = knownEnd(state, last.id)
  return promoteShadowed({
    ...state,
    below,
    shadowed: state.shadowed.filter((entry) => compareIds(entry.id, last.id) >= 0),
    gaps: state.gaps.filter((gap) => compareIds(gap.beforeId, oldestKnown) >= 0),
    minId: oldestKnown,
    nextCursor: oldestKnown,
    isBottomedOut: false,
  })
}

/** The id itself, or the upper end of the gap around it. */
function knownEnd(state: TimelineState, id: StatusId): StatusId {
  return state.gaps.find((gap) => isInside(id, gap))?.afterId ?? id
}

function withoutShadows(state: TimelineState, oldest: string, newest: string): TimelineState {
  const isForgotten = (entry: TimelineEntry): boolean =>
    compareIds(entry.id, oldest) > 0 && compareIds(entry.id, newest) < 0
  return { ...state, shadowed: state.shadowed.filter((entry) => !isForgotten(entry)) }
}
