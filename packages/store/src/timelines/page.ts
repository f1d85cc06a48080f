import { FLUSH_AT } from '../limits.ts'
import { compareIds } from '../ids.ts'
import { admit } from './admit.ts'
import { markLoaded, idRangeOfPage } from './coverage.ts'
import { createTimeline } from './create.ts'
import { isServerOrdered } from './kinds.ts'
import { limitQueue } from './limit.ts'
import { hasNoEntries, mergeEntries, newestFirst, placeByAge, withDerived } from './lists.ts'
import type { PageArrived, TimelineEntry, TimelineState } from './types.ts'

/** Takes in a page, whichever it is and whenever it arrives. */
export function applyPage(before: TimelineState, page: PageArrived): TimelineState {
  const isReload = page.where === 'first' && before.isLoaded
  const state = isReload ? restart(before, page) : before
  const { fresh, shadowed } = admit(state, page.entries)
  let next: TimelineState = { ...state, shadowed: [...state.shadowed, ...shadowed], isLoaded: true }
  next = place(next, page, fresh)
  next = withCursors(next, page)
  next = withFlags(state, next, page)
  if (isDirect(state, page)) next = { ...next, shownMaxId: next.maxId }
  if (isFlush(state, page)) next = { ...next, flushMarker: state.maxId ?? state.entries[0]?.id ?? null }
  return withDerived(limitQueue(next))
}

/** An empty timeline for a page from the top; what came in while that was on its way stays. */
function restart(before: TimelineState, page: PageArrived): TimelineState {
  const { key, deletedIds } = before
  const empty: TimelineState = { ...createTimeline(key), deletedIds }
  const top = page.entries[0]
  if (top === undefined || isServerOrdered(key)) return empty
  const isNewer = (entry: TimelineEntry): boolean => compareIds(entry.id, top.id) > 0
  const { queued, entries, below } = before
  const late = [...queued, ...entries, ...below, ...before.shadowed].filter(isNewer)
  const { fresh, shadowed } = admit(empty, newestFirst(late))
  return { ...empty, entries: fresh, shadowed }
}

/** Shown without waiting: the first page, and anything while there is nothing to look at. */
function isDirect(state: TimelineState, page: PageArrived): boolean {
  return page.where === 'first' || (page.where === 'newer' && hasNoEntries(state))
}

/** `[TL-10]` */
function isFlush(state: TimelineState, page: PageArrived): boolean {
  const isAnchored = page.request.sinceId !== undefined || page.request.minId !== undefined
  return page.where === 'newer' && isAnchored && page.count >= FLUSH_AT && !hasNoEntries(state)
}

function place(state: TimelineState, page: PageArrived, fresh: readonly TimelineEntry[]): TimelineState {
  if (fresh.length === 0) return state
  const isDirectly = isDirect(state, page)
  if (page.where === 'newer' && !isDirectly) {
    return { ...state, queued: mergeEntries(state, fresh, state.queued) }
  }
  if (isServerOrdered(state.key)) {
    if (isDirectly) return { ...state, entries: mergeEntries(state, fresh, state.entries) }
    const list = state.below.length > 0 ? 'below' : 'entries'
    return { ...state, [list]: [...state[list], ...fresh] }
  }
  return placeByAge(isDirectly ? { ...state, shownMaxId: null } : state, fresh)
}

function withCursors(state: TimelineState, page: PageArrived): TimelineState {
  if (isServerOrdered(state.key)) return withServerCursors(state, page)
  const range = idRangeOfPage(state, anchored(state, page))
  if (range === null) return state
  const coverage = markLoaded(state, range)
  if (coverage.minId === state.minId) return { ...state, ...coverage }
  const isOldEnd = coverage.minId === range.oldest && page.where !== 'gap'
  return { ...state, ...coverage, nextCursor: (isOldEnd ? page.next : null) ?? coverage.minId }
}

/** A page asked for with the cursor of the old end continues there, even where that cursor is no id we hold. */
function anchored(state: TimelineState, page: PageArrived): PageArrived {
  const isAtOldEnd = page.where === 'older' && page.request.maxId === state.nextCursor
  if (!isAtOldEnd || state.minId === null) return page
  return { ...page, request: { ...page.request, maxId: state.minId } }
}

function withServerCursors(state: TimelineState, page: PageArrived): TimelineState {
  const isOldEnd = page.where === 'older' || page.where === 'first' || state.nextCursor === null
  const isNewEnd = page.where !== 'older'
  return {
    ...state,
    nextCursor: isOldEnd ? page.next : state.nextCursor,
    previousCursor: isNewEnd ? (page.previous ?? state.previousCursor) : state.previousCursor,
    maxId: state.entries[0]?.id ?? null,
    minId: state.below.at(-1)?.id ?? state.entries.at(-1)?.id ?? null,
  }
}

function withFlags(before: TimelineState, state: TimelineState, page: PageArrived): TimelineState {
  if (page.where === 'gap') return state
  const isBottomedOut = isAtBottom(before, state, page)
  if (page.where === 'older') return { ...state, isLoadingOlder: false, olderError: null, isBottomedOut }
  const isBehind = page.where === 'first' ? page.request.maxId !== undefined : before.isBehind
  return { ...state, isLoadingNewer: false, newerError: null, isBottomedOut, asOf: null, isBehind }
}

/** `[TL-14]` An answer with nothing older, or no cursor to ask with. */
function isAtBottom(before: TimelineState, state: TimelineState, page: PageArrived): boolean {
  if (page.where === 'older') {
    const asked = page.request.maxId ?? before.nextCursor
    const isAnchored = asked === before.nextCursor
    const isStuck = state.nextCursor === null || state.nextCursor === asked
    return before.isBottomedOut || (isAnchored && (page.count === 0 || isStuck))
  }
  if (state.nextCursor === null) return page.count === 0 || isServerOrdered(state.key)
  return state.nextCursor === before.nextCursor && before.isBottomedOut
}
