import { isServerOrdered } from './kinds.ts'
import { withDerived } from './lists.ts'
import type { TimelineSnapshot, TimelineState } from './types.ts'

/** Only while nothing is known: what the server said meanwhile is truer. */
export function restore(state: TimelineState, snapshot: TimelineSnapshot): TimelineState {
  if (state.isLoaded || state.entries.length > 0) return state
  const { savedAt, ...kept } = snapshot
  const isBehind = !isServerOrdered(state.key)
  return withDerived({ ...state, ...kept, shownMaxId: kept.maxId, isLoaded: true, asOf: savedAt, isBehind })
}
