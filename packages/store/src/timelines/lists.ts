import { compareIds } from '../ids.ts'
import { isServerOrdered } from './kinds.ts'
import type { TimelineEntry, TimelineState } from './types.ts'

type Entries = readonly TimelineEntry[]

/** Two lists as one, newest first. Where the server's order is kept, `upper` goes in front. */
export function mergeEntries(state: Pick<TimelineState, 'key'>, upper: Entries, lower: Entries): Entries {
  if (upper.length === 0) return lower
  if (lower.length === 0) return upper
  if (isServerOrdered(state.key)) return [...upper, ...lower]
  const last = upper.at(-1)
  const first = lower[0]
  if (last !== undefined && first !== undefined && compareIds(last.id, first.id) > 0) {
    return [...upper, ...lower]
  }
  return newestFirst([...upper, ...lower])
}

export function newestFirst(entries: Entries): Entries {
  return [...entries].sort((a, b) => compareIds(b.id, a.id))
}

/** Puts entries where their age belongs: among those that wait, those that show, or those below. */
export function placeByAge(state: TimelineState, added: Entries): TimelineState {
  if (added.length === 0) return state
  const { shownMaxId } = state
  const edge = state.entries.at(-1) ?? state.below[0]
  const isWaiting = ({ id }: TimelineEntry): boolean => shownMaxId !== null && compareIds(id, shownMaxId) > 0
  const isBelow = ({ id }: TimelineEntry): boolean =>
    state.below.length > 0 && edge !== undefined && compareIds(id, edge.id) < 0
  const settled = added.filter((entry) => !isWaiting(entry))
  return {
    ...state,
    queued: mergeEntries(state, added.filter(isWaiting), state.queued),
    entries: mergeEntries(
      state,
      settled.filter((entry) => !isBelow(entry)),
      state.entries,
    ),
    below: mergeEntries(state, settled.filter(isBelow), state.below),
  }
}

/** Where the entry that showed a status went away, the newest that it stood for shows instead. */
export function promoteShadowed(state: TimelineState): TimelineState {
  if (state.shadowed.length === 0) return state
  const shownIds = new Set<string>()
  for (const list of [state.entries, state.queued, state.below]) {
    for (const entry of list) shownIds.add(entry.statusId)
  }
  const heirs: TimelineEntry[] = []
  const shadowed: TimelineEntry[] = []
  for (const entry of newestFirst(state.shadowed)) {
    if (shownIds.has(entry.statusId)) shadowed.push(entry)
    else heirs.push(entry)
    shownIds.add(entry.statusId)
  }
  return heirs.length === 0 ? state : placeByAge({ ...state, shadowed }, heirs)
}

/** Nothing is shown and nothing waits. */
export function hasNoEntries(state: TimelineState): boolean {
  return state.entries.length === 0 && state.queued.length === 0 && state.below.length === 0
}

/** Recomputes what follows from the lists: the counter and the oldest visible id. */
export function withDerived(state: TimelineState): TimelineState {
  const newStatusCount = state.queued.length + state.overflowCount
  const minVisibleId = state.entries.at(-1)?.id ?? null
  if (state.newStatusCount === newStatusCount && state.minVisibleId === minVisibleId) return state
  return { ...state, newStatusCount, minVisibleId }
}
