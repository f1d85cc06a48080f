import type { AccountId, StatusId } from '@skein/api'
import { DELETED_IDS_LIMIT } from '../limits.ts'
import { dropsBlockedAccounts } from './kinds.ts'
import { admit } from './admit.ts'
import { newestFirst, placeByAge, promoteShadowed, withDerived } from './lists.ts'
import type { TimelineEntry, TimelineState } from './types.ts'

type IsRemoved = (entry: TimelineEntry) => boolean

function removeEntries(state: TimelineState, isRemoved: IsRemoved): TimelineState {
  const without = (list: readonly TimelineEntry[]): readonly TimelineEntry[] =>
    list.some(isRemoved) ? list.filter((entry) => !isRemoved(entry)) : list
  const entries = without(state.entries)
  const queued = without(state.queued)
  const below = without(state.below)
  const shadowed = without(state.shadowed)
  const isSame =
    entries === state.entries &&
    queued === state.queued &&
    below === state.below &&
    shadowed === state.shadowed
  return isSame ? state : withDerived(promoteShadowed({ ...state, entries, queued, below, shadowed }))
}

/** The status and every repeat of it; for the id of a repeat, that repeat only. */
export function removeStatus(state: TimelineState, id: StatusId): TimelineState {
  const removed = removeEntries(state, (entry) => entry.id === id || entry.statusId === id)
  if (removed.deletedIds.includes(id)) return removed
  return { ...removed, deletedIds: [...removed.deletedIds, id].slice(-DELETED_IDS_LIMIT) }
}

/** What the account wrote or repeated goes from friends, public and publicAndExternal `[TL-17]`. */
export function removeBlocked(state: TimelineState, accountId: AccountId): TimelineState {
  if (!dropsBlockedAccounts(state.key)) return state
  return removeEntries(state, isBy(accountId))
}

/** What {@link removeBlocked} would remove, newest first. */
export function entriesOf(state: TimelineState, accountId: AccountId): readonly TimelineEntry[] {
  if (!dropsBlockedAccounts(state.key)) return []
  return newestFirst([...state.entries, ...state.queued, ...state.below].filter(isBy(accountId)))
}

const isBy = (accountId: AccountId) => (entry: TimelineEntry) =>
  entry.accountId === accountId || entry.repeaterId === accountId

/** What was removed is where it was, unless it came again or was deleted meanwhile. */
export function returnEntries(state: TimelineState, entries: readonly TimelineEntry[]): TimelineState {
  const { fresh, shadowed } = admit(state, entries)
  if (fresh.length === 0) return state
  return withDerived(placeByAge({ ...state, shadowed: [...state.shadowed, ...shadowed] }, fresh))
}

/** What came into the home timeline through the account goes; what others repeated of it stays. */
export function removeUnfollowed(state: TimelineState, accountId: AccountId): TimelineState {
  if (state.key.kind !== 'friends') return state
  return removeEntries(state, (entry) => (entry.repeaterId ?? entry.accountId) === accountId)
}
