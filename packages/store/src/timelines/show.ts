import type { StatusId } from '@skein/api'
import { VISIBLE_AFTER_SHOW_NEW } from '../limits.ts'
import { compareIds, newerId, olderId } from '../ids.ts'
import { admit } from './admit.ts'
import { markLoaded } from './coverage.ts'
import { isServerOrdered } from './kinds.ts'
import { limitBelow, limitQueue } from './limit.ts'
import { hasNoEntries, mergeEntries, withDerived } from './lists.ts'
import type { TimelineEntry, TimelineSnapshot, TimelineState } from './types.ts'

/** `[TL-08]` The first 50 become visible. What was visible below them is kept for the way down. */
export function showNew(state: TimelineState): TimelineState {
  const known = mergeEntries(state, state.entries, state.below)
  const all = mergeEntries(state, state.queued, known)
  const shown: TimelineState = {
    ...state,
    entries: all.slice(0, VISIBLE_AFTER_SHOW_NEW),
    queued: [],
    below: all.slice(VISIBLE_AFTER_SHOW_NEW),
    overflowCount: 0,
    flushMarker: state.needsReload ? state.flushMarker : null,
    shownMaxId: state.maxId,
  }
  return withDerived(limitBelow(shown))
}

/** Only while nothing is known: what the server said meanwhile is truer. */
export function restore(state: TimelineState, snapshot: TimelineSnapshot): TimelineState {
  if (state.isLoaded || state.entries.length > 0) return state
  const { savedAt, ...kept } = snapshot
  const isBehind = !isServerOrdered(state.key)
  return withDerived({ ...state, ...kept, shownMaxId: kept.maxId, isLoaded: true, asOf: savedAt, isBehind })
}

/** Everything that waits shows above what is shown, which all stays: for a reader who comes back to an old place. */
export function mergeNew(state: TimelineState): TimelineState {
  if (!state.isBehind && state.queued.length === 0 && state.shownMaxId === state.maxId) return state
  return withDerived({
    ...state,
    entries: mergeEntries(state, state.queued, state.entries),
    queued: [],
    overflowCount: 0,
    flushMarker: state.needsReload ? state.flushMarker : null,
    shownMaxId: state.maxId,
    isBehind: false,
  })
}

export function revealBelow(state: TimelineState): TimelineState {
  if (state.below.length === 0) return state
  return withDerived({ ...state, entries: [...state.entries, ...state.below], below: [] })
}

/** A status from the socket waits like any other, except where there is nothing to look at. */
export function applyStreamed(state: TimelineState, entry: TimelineEntry, isLive: boolean): TimelineState {
  const { fresh, shadowed } = admit(state, [entry])
  const known = fresh.length === 0 && shadowed.length === 0
  let next = isLive ? coverUpTo(state, state.maxId ?? entry.id, entry.id) : state
  if (known) return next
  next = { ...next, shadowed: [...state.shadowed, ...shadowed] }
  if (hasNoEntries(state)) next = { ...next, entries: fresh, shownMaxId: next.maxId }
  else next = { ...next, queued: mergeEntries(state, fresh, state.queued) }
  return withDerived(limitQueue(next))
}

/** From now on nothing can be missing between what is known and what the socket brings. */
export function startLive(state: TimelineState): TimelineState {
  let newest = state.maxId
  let oldest = state.maxId
  for (const { id } of [...state.queued, ...state.entries, ...state.shadowed]) {
    newest = newerId(newest, id)
    if (state.maxId === null) oldest = olderId(oldest, id)
  }
  return newest === null || oldest === null ? state : coverUpTo(state, oldest, newest)
}

function coverUpTo(state: TimelineState, oldest: StatusId, newest: StatusId): TimelineState {
  if (state.maxId !== null && compareIds(newest, state.maxId) <= 0) return state
  const covered = { ...state, ...markLoaded(state, { newest, oldest }) }
  // Whether there is anything below the first status of an empty timeline is for a fetch to say.
  return state.minId === null ? { ...covered, nextCursor: oldest, isBottomedOut: false } : covered
}

/** Those in which somebody expects to see what they have just posted. */
const ownTimelines: ReadonlySet<string> = new Set(['friends', 'public', 'publicAndExternal'])

/** Visible at once where it is expected; counter and id bounds stay, so that the next poll leaves no hole. */
export function applyOwnPost(state: TimelineState, entry: TimelineEntry): TimelineState {
  if (!ownTimelines.has(state.key.kind)) return state
  const waiting = state.queued.find((queued) => queued.id === entry.id)
  if (waiting !== undefined) {
    const queued = state.queued.filter((other) => other !== waiting)
    return withDerived({ ...state, queued, entries: mergeEntries(state, [waiting], state.entries) })
  }
  const { fresh } = admit(state, [entry])
  if (fresh.length === 0) return state
  return withDerived({ ...state, entries: mergeEntries(state, fresh, state.entries) })
}
