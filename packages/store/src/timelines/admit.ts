import { isServerOrdered } from './kinds.ts'
import type { TimelineEntry, TimelineState } from './types.ts'

export interface Admitted {
  /** Entries to show or to queue, in the order they came. */
  readonly fresh: readonly TimelineEntry[]
  /** Entries whose status another entry shows already. */
  readonly shadowed: readonly TimelineEntry[]
}

/**
 * Sorts out what is new: an entry comes once, and a status is shown by one entry `[TL-16]`.
 * The one that was there first stays; within a page that is the older one.
 */
export function admit(state: TimelineState, incoming: readonly TimelineEntry[]): Admitted {
  const shown = [...state.entries, ...state.queued, ...state.below]
  const knownIds = new Set<string>(state.deletedIds)
  for (const entry of shown) knownIds.add(entry.id)
  for (const entry of state.shadowed) knownIds.add(entry.id)
  const shownStatusIds = new Set<string>(shown.map((entry) => entry.statusId))

  const fresh: TimelineEntry[] = []
  const shadowed: TimelineEntry[] = []
  const isReversed = !isServerOrdered(state.key)
  for (const entry of isReversed ? incoming.toReversed() : incoming) {
    if (knownIds.has(entry.id) || state.deletedIds.includes(entry.statusId)) continue
    knownIds.add(entry.id)
    if (shownStatusIds.has(entry.statusId)) {
      shadowed.push(entry)
      continue
    }
    shownStatusIds.add(entry.statusId)
    fresh.push(entry)
  }
  return { fresh: isReversed ? fresh.toReversed() : fresh, shadowed }
}
