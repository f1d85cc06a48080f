import {
  comparableHandle,
  fetchAccount,
  fetchAccountByName,
  fetchRelationships,
  isApiError,
  type AccountId,
} from '@skein/api'
import type { AccountRow } from '@skein/store'

import { getClient } from '../client.ts'
import { entityStore } from './store.ts'

/** How an address names somebody. */
export interface PersonRef {
  readonly by: 'id' | 'name'
  readonly value: string
}

/** How servers of the Pleroma family say it, whatever the status. */
const nobodyText = 'No user with such user_id'

/** The server says that there is nobody of this name. [ERR-17] */
export function isAccountNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.serverMessage === nobodyText)
}

/** Who of those that the client knows an address names; null when it knows nobody of that name. */
export function findKnownPerson({ by, value }: PersonRef): AccountId | null {
  const { accounts } = entityStore
  if (by === 'id') return accounts.get(value as AccountId)?.id ?? null
  const name = comparableHandle(value)
  for (const id of accounts.keys()) {
    if (comparableHandle(accounts.get(id)?.acct ?? '') === name) return id
  }
  return null
}

/** Asks who an address names. @throws ApiError */
export async function askForPerson({ by, value }: PersonRef, signal: AbortSignal): Promise<AccountId> {
  const ask = by === 'id' ? fetchAccount : fetchAccountByName
  return entityStore.ingestAccount(await ask(getClient(), value, { signal }))
}

/** Asks what the viewer and some people are to each other. @throws ApiError */
export async function askForRelationships(ids: readonly AccountId[], signal: AbortSignal): Promise<void> {
  for (const relationship of await fetchRelationships(getClient(), ids, { signal }))
    entityStore.ingestRelationship(relationship)
}

/** The rows of people as they are now, to have them when they leave the store. */
export function rowsOfPeople(ids: readonly AccountId[]): ReadonlyMap<AccountId, AccountRow> {
  return new Map(
    ids.flatMap((id) => {
      const account = entityStore.accounts.get(id)
      return account === undefined ? [] : [[id, account] as const]
    }),
  )
}
