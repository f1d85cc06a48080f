import type { AccountRow, PollRow, RelationshipRow, StatusRow } from './rows.ts'
import type { EntityStore } from './types.ts'

/**
 * The rows that some statuses need in order to be drawn. Plain data, to be kept between visits. Raise
 * `KEPT_ROWS_FORMAT` when a row's shape changes: what an older client kept is then left aside.
 */
export interface KeptRows {
  readonly statuses: readonly StatusRow[]
  readonly accounts: readonly AccountRow[]
  readonly polls: readonly PollRow[]
  readonly relationships: readonly RelationshipRow[]
}

/** Number of the shape that rows have now. */
export const KEPT_ROWS_FORMAT = 3

/** What is kept of a store. */
export type KeptTables = Pick<EntityStore, 'statuses' | 'accounts' | 'polls' | 'relationships'>

/** Puts kept rows where nothing newer is known. */
export function restoreRows(store: KeptTables, rows: KeptRows): void {
  const putInto = <Id extends string, Row extends { readonly id: Id }>(
    table: { getBase(id: Id): Row | undefined; upsert(row: Row): void },
    kept: readonly Row[],
  ): void => {
    for (const row of kept) if (table.getBase(row.id) === undefined) table.upsert(row)
  }
  // Whoever reads a status finds its author.
  putInto(store.accounts, rows.accounts)
  putInto(store.relationships, rows.relationships)
  putInto(store.polls, rows.polls)
  putInto(store.statuses, rows.statuses)
}
