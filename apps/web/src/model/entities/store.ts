import { useCallback, useSyncExternalStore } from 'react'
import type { AccountId, NotificationId, PollId, StatusId } from '@skein/api'
import {
  createEntityStore,
  type AccountRow,
  type EntityStore,
  type EntityTable,
  type NotificationRow,
  type PollRow,
  type RelationshipRow,
  type StatusRow,
} from '@skein/store'
import { createEviction, type EntityReferences } from './eviction.ts'

const store = createEntityStore()
const eviction = createEviction(store)

/** The one owner of every status, account, relationship, poll and notification that the client knows. */
export const entityStore: EntityStore = {
  ...store,
  ingestStatus: (status) => eviction.after(store.ingestStatus(status)),
  ingestContext: (context) => eviction.after(store.ingestContext(context)),
  ingestNotification: (notification) => eviction.after(store.ingestNotification(notification)),
}

/**
 * Names statuses that must stay although no mounted component reads them, such as the entries of a
 * timeline. Nothing is evicted before the first source registers. Returns the way to take it back.
 */
export function keepEntities(references: EntityReferences): () => void {
  return eviction.keep(references)
}

/** The status with pending changes merged; undefined while it is not known. */
export function useStatus(id: StatusId | null): StatusRow | undefined {
  return useRow(entityStore.statuses, id)
}

export function useAccount(id: AccountId | null): AccountRow | undefined {
  return useRow(entityStore.accounts, id)
}

export function usePoll(id: PollId | null): PollRow | undefined {
  return useRow(entityStore.polls, id)
}

/** What the viewer and this account are to each other; undefined while it is not known. */
export function useRelationship(id: AccountId | null): RelationshipRow | undefined {
  return useRow(entityStore.relationships, id)
}

export function useNotification(id: NotificationId | null): NotificationRow | undefined {
  return useRow(entityStore.notifications, id)
}

function useRow<Id extends string, Row extends { readonly id: Id }>(
  table: EntityTable<Id, Row>,
  id: Id | null,
): Row | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (id === null ? () => undefined : table.subscribe(id, listener)),
    [table, id],
  )
  const read = (): Row | undefined => (id === null ? undefined : table.get(id))
  return useSyncExternalStore(subscribe, read, read)
}
