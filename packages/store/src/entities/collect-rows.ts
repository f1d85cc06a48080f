import type { AccountId, StatusId } from '@skein/api'
import type { KeptRows, KeptTables } from './kept-rows.ts'
import type { StatusRow } from './rows.ts'

/** What these statuses show, as the server last told it: without changes that it has not confirmed. */
export function collectRows(store: KeptTables, statusIds: Iterable<StatusId>): KeptRows {
  const statuses = new Map<StatusId, StatusRow>()
  const accountIds = new Set<AccountId>()
  const take = (id: StatusId | null): void => {
    const row = id === null || statuses.has(id) ? undefined : store.statuses.getBase(id)
    if (row === undefined) return
    statuses.set(row.id, row)
    accountIds.add(row.accountId)
    for (const mention of row.mentions) accountIds.add(mention.id)
    take(row.repeatOfId)
    take(row.quotedId)
  }
  for (const id of statusIds) take(id)
  const known = <Id extends string, Row>(ids: Iterable<Id>, get: (id: Id) => Row | undefined): Row[] =>
    [...ids].flatMap((id) => get(id) ?? [])
  const pollIds = [...statuses.values()].flatMap(({ pollId }) => pollId ?? [])
  return {
    statuses: [...statuses.values()],
    accounts: known(accountIds, store.accounts.getBase),
    polls: known(pollIds, store.polls.getBase),
    relationships: known(accountIds, store.relationships.getBase),
  }
}
