import type { TimelineKey } from '@skein/api'
import type { TimelineState } from './types.ts'

/** A timeline that nothing is known of yet. */
export function createTimeline(key: TimelineKey): TimelineState {
  return {
    key,
    entries: [],
    queued: [],
    below: [],
    shadowed: [],
    gaps: [],
    newStatusCount: 0,
    overflowCount: 0,
    flushMarker: null,
    needsReload: false,
    isBottomedOut: false,
    isLoadingNewer: false,
    isLoadingOlder: false,
    isLoaded: false,
    newerError: null,
    olderError: null,
    maxId: null,
    minId: null,
    shownMaxId: null,
    minVisibleId: null,
    nextCursor: null,
    previousCursor: null,
    asOf: null,
    isBehind: false,
    deletedIds: [],
  }
}
