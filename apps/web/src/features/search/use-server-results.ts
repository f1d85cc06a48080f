import { search, type AccountId, type Found, type StatusId, type Tag } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** What was found, by what names it. */
export interface FoundIds {
  readonly accounts: readonly AccountId[]
  readonly hashtags: readonly Tag[]
  readonly statuses: readonly StatusId[]
}

export type FoundKind = keyof FoundIds

export function ingestFound({ accounts, hashtags, statuses }: Found): FoundIds {
  return {
    accounts: accounts.map((account) => entityStore.ingestAccount(account)),
    hashtags,
    statuses: statuses.map((status) => entityStore.ingestStatus(status)),
  }
}

/** Everything that words find, of each kind its first page. Coming back to it asks nobody again. */
export function useServerResults(words: string) {
  const { viewerId } = useSession()
  return useQuery({
    queryKey: ['search', viewerId, words],
    queryFn: async ({ signal }) => ingestFound(await search(getClient(), words, { signal })),
    enabled: words !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}
