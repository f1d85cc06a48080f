import type { AccountId, StatusId } from '@skein/api'
import { STATUS_LIMIT, STATUS_LIMIT_AFTER_EVICTION } from '../limits.ts'
import type { EntityStore, IsReferenced } from './types.ts'

type Tables = Pick<EntityStore, 'statuses' | 'accounts' | 'relationships' | 'polls' | 'notifications'>

/**
 * Past the limit, drops statuses that nothing refers to (longest unheard of first), and then the
 * accounts, relationships and polls that only these used. Kept: what `isReferenced` names, what a
 * component subscribes to, what has a pending patch, what a notification shows, and whatever
 * those repeat or quote. Returns the number of statuses dropped.
 */
export function evictStatuses(
  tables: Tables,
  isReferenced: IsReferenced,
  isAccountReferenced: (id: AccountId) => boolean = () => false,
): number {
  const { statuses } = tables
  if (statuses.size <= STATUS_LIMIT) return 0
  const kept = reachableStatuses(tables, isReferenced)
  let dropped = 0
  for (const id of statuses.keys()) {
    if (statuses.size <= STATUS_LIMIT_AFTER_EVICTION) break
    if (kept.has(id)) continue
    statuses.remove(id)
    dropped += 1
  }
  if (dropped > 0) sweep(tables, isAccountReferenced)
  return dropped
}

function reachableStatuses(tables: Tables, isReferenced: IsReferenced): ReadonlySet<StatusId> {
  const { statuses, notifications } = tables
  const kept = new Set<StatusId>()
  const keep = (id: StatusId | null): void => {
    if (id === null || kept.has(id)) return
    kept.add(id)
    const row = statuses.getBase(id)
    keep(row?.repeatOfId ?? null)
    keep(row?.quotedId ?? null)
  }
  for (const id of statuses.keys()) if (isReferenced(id) || statuses.isInUse(id)) keep(id)
  for (const id of notifications.keys()) keep(notifications.getBase(id)?.statusId ?? null)
  return kept
}

function sweep(tables: Tables, isAccountReferenced: (id: AccountId) => boolean): void {
  const { statuses, accounts, relationships, polls, notifications } = tables
  const accountIds = new Set<string>()
  const pollIds = new Set<string>()
  for (const id of statuses.keys()) {
    const row = statuses.getBase(id)
    if (row === undefined) continue
    accountIds.add(row.accountId)
    for (const reaction of row.reactions) for (const by of reaction.accountIds) accountIds.add(by)
    for (const mention of row.mentions) accountIds.add(mention.id)
    if (row.pollId !== null) pollIds.add(row.pollId)
  }
  for (const id of notifications.keys()) {
    const row = notifications.getBase(id)
    for (const account of [row?.accountId, row?.targetId]) if (account != null) accountIds.add(account)
  }
  const isUsed = (id: AccountId): boolean =>
    accountIds.has(id) ||
    isAccountReferenced(id) ||
    accounts.isInUse(id) ||
    relationships.isInUse(id) ||
    accounts.getBase(id)?.own != null
  for (const id of accounts.keys()) {
    if (isUsed(id)) continue
    accounts.remove(id)
    relationships.remove(id)
  }
  for (const id of polls.keys()) if (!pollIds.has(id) && !polls.isInUse(id)) polls.remove(id)
}
