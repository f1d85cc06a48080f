import { fetchAccount, fetchAccountByHandle, isApiError, type Account, type AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore, useAccount } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** How an address names somebody. */
export interface PersonRef {
  readonly by: 'id' | 'name'
  readonly value: string
}

export interface Person {
  /** Undefined while nothing is known of them. */
  readonly account: AccountRow | undefined
  /** Why the server did not say more; null when it did, and while it is asked. */
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
}

function isMissing(error: unknown): boolean {
  return isApiError(error, 'http') && error.status === 404
}

/** Some servers look up names, others take them in the place of an id. */
async function fetchPerson({ by, value }: PersonRef, signal: AbortSignal): Promise<Account> {
  const client = getClient()
  if (by === 'id') return fetchAccount(client, value, { signal })
  try {
    return await fetchAccountByHandle(client, value, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return fetchAccount(client, value, { signal })
  }
}

function findKnown({ by, value }: PersonRef): AccountId | null {
  const { accounts } = entityStore
  if (by === 'id') return accounts.get(value as AccountId)?.id ?? null
  const name = value.toLowerCase()
  for (const id of accounts.keys()) {
    if (accounts.get(id)?.acct.toLowerCase() === name) return id
  }
  return null
}

/** Somebody by an address: at once what is known of them, then what the server says. */
export function usePerson(ref: PersonRef): Person {
  const { viewerId } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['person', viewerId, ref.by, ref.value],
    queryFn: async ({ signal }) => entityStore.ingestAccount(await fetchPerson(ref, signal)),
  })
  const account = useAccount(data ?? findKnown(ref))
  return { account, error, isAsking: isFetching, retry: () => void refetch() }
}

/** The server says that there is nobody of this name. */
export const isNobody = isMissing
