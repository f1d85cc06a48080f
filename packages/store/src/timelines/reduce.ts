import { removeBlocked, removeStatus, removeUnfollowed, returnEntries } from './remove.ts'
import { createTimeline } from './create.ts'
import { isSameGap } from './coverage.ts'
import { applyPage } from './page.ts'
import { mergeNew, restore, revealBelow, showNew, startLive, applyOwnPost, applyStreamed } from './show.ts'
import type { GapEnds, TimelineEvent, TimelineGap, TimelineState } from './types.ts'

export { createTimeline }

/** The next state of a timeline. Pure; the same object when the event changes nothing. */
export function reduceTimeline(state: TimelineState, event: TimelineEvent): TimelineState {
  switch (event.type) {
    case 'newerRequested':
      return state.isLoadingNewer ? state : { ...state, isLoadingNewer: true }
    case 'olderRequested':
      return state.isLoadingOlder || state.isBottomedOut ? state : { ...state, isLoadingOlder: true }
    case 'gapRequested':
      return withGap(state, event, { isLoading: true, error: null })
    case 'pageArrived': {
      const isGap = event.where === 'gap' && event.gap !== undefined
      return applyPage(isGap ? withGap(state, event.gap, { isLoading: false }) : state, event)
    }
    case 'statusStreamed':
      return applyStreamed(state, event.entry, event.isLive ?? false)
    case 'liveStarted':
      return startLive(state)
    case 'showNew':
      return showNew(state)
    case 'newMerged':
      return mergeNew(state)
    case 'restored':
      return restore(state, event.snapshot)
    case 'belowRevealed':
      return revealBelow(state)
    case 'statusDeleted':
      return removeStatus(state, event.id)
    case 'accountBlocked':
      return removeBlocked(state, event.accountId)
    case 'entriesReturned':
      return returnEntries(state, event.entries)
    case 'accountUnfollowed':
      return removeUnfollowed(state, event.accountId)
    case 'ownStatusPosted':
      return applyOwnPost(state, event.entry)
    case 'replyFilterChanged':
      return withStaleFilter(state)
    case 'stopped':
      return stop(state)
    case 'left':
      return state.key.kind === 'bookmarks' ? createTimeline(state.key) : stop(state)
    case 'cleared':
      return createTimeline(state.key)
    case 'failed':
      return withFailure(state, event)
    default:
      return event satisfies never
  }
}

function withGap(state: TimelineState, ends: GapEnds, change: Partial<TimelineGap>): TimelineState {
  if (!state.gaps.some((gap) => isSameGap(gap, ends))) return state
  return { ...state, gaps: state.gaps.map((gap) => (isSameGap(gap, ends) ? { ...gap, ...change } : gap)) }
}

function withStaleFilter(state: TimelineState): TimelineState {
  if (!state.isLoaded) return state
  const flushMarker = state.maxId ?? state.entries[0]?.id ?? null
  return { ...state, flushMarker, needsReload: true }
}

function stop(state: TimelineState): TimelineState {
  const gaps = state.gaps.some((gap) => gap.isLoading)
    ? state.gaps.map((gap) => ({ ...gap, isLoading: false }))
    : state.gaps
  if (!state.isLoadingNewer && !state.isLoadingOlder && gaps === state.gaps) return state
  return { ...state, gaps, isLoadingNewer: false, isLoadingOlder: false }
}

function withFailure(state: TimelineState, event: Extract<TimelineEvent, { type: 'failed' }>): TimelineState {
  // A call that we broke off ourselves is nothing to report.
  const error = event.error.kind === 'aborted' ? null : event.error
  if (event.where === 'gap') {
    return event.gap === undefined ? state : withGap(state, event.gap, { isLoading: false, error })
  }
  if (event.where === 'older') return { ...state, isLoadingOlder: false, olderError: error }
  return { ...state, isLoadingNewer: false, newerError: error ?? state.newerError }
}
