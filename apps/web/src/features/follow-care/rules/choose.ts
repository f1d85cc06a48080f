import type { AccountId } from '@skein/api'
import type { AccountRow, RelationshipRow } from '@skein/store'

import { idleSince, monthsBefore } from './activity.ts'

/** Months without a post, by filter. */
const idleMonths = { idle3: 3, idle6: 6, idle12: 12 } as const

export const relationFilters = ['everyone', 'mutual', 'notBack'] as const
export const idleFilters = ['idle3', 'idle6', 'idle12'] as const
export type CareFilter = (typeof relationFilters)[number] | (typeof idleFilters)[number]

export const careOrders = ['server', 'longestIdle'] as const
export type CareOrder = (typeof careOrders)[number]

export const isIdleFilter = (filter: CareFilter): filter is keyof typeof idleMonths => filter in idleMonths

/** One followed person as far as they are known. */
export interface Followed {
  readonly id: AccountId
  readonly account: AccountRow
  readonly relationship: RelationshipRow | undefined
}

function fits({ account, relationship }: Followed, filter: CareFilter, nowMs: number): boolean {
  if (isIdleFilter(filter)) {
    const since = idleSince(account)
    return since !== null && since < monthsBefore(nowMs, idleMonths[filter])
  }
  if (filter === 'everyone') return true
  return relationship !== undefined && relationship.followedBy === (filter === 'mutual')
}

/** People whose last post is unknown come last. */
const idleRank = ({ account }: Followed): number => idleSince(account) ?? Number.POSITIVE_INFINITY

/** The people that a filter shows, in the order that was chosen. */
export function choosePeople(
  people: readonly Followed[],
  filter: CareFilter,
  order: CareOrder,
  nowMs: number,
): readonly AccountId[] {
  const shown = people.filter((person) => fits(person, filter, nowMs))
  if (order === 'server') return shown.map(({ id }) => id)
  return shown
    .map((person) => ({ id: person.id, rank: idleRank(person) }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ id }) => id)
}
