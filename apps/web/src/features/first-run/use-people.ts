import { fetchDirectory, isApiError, type AccountId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useSuggestions } from '../suggestions/index.ts'

/** So many fit without a choice becoming work. */
const maxShown = 10

export interface People {
  /** Undefined while nobody knows. */
  readonly ids: readonly AccountId[] | undefined
  /** The server knows nobody to follow: there is no question. */
  readonly isNobody: boolean
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
}

function useDirectory(isWanted: boolean) {
  const { viewerId } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['directory', viewerId],
    queryFn: async ({ signal }) =>
      (await fetchDirectory(getClient(), { signal })).map((account) => entityStore.ingestAccount(account)),
    enabled: isWanted && viewerId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const ids = data?.filter((id) => id !== viewerId)
  return { ids, error, isAsking: isFetching, retry: () => void refetch() }
}

/**
 * People a new member might follow: those that the server suggests, else those in its directory. It is asked whatever it
 * says of itself: Akkoma suggests people and calls that switched off, Mastodon does not speak of it.
 */
export function usePeople(): People {
  const suggested = useSuggestions()
  const hasNoSuchCall = isApiError(suggested.error, 'http') && suggested.error.status === 404
  const isWithout = hasNoSuchCall || suggested.ids?.length === 0
  const directory = useDirectory(isWithout)
  const { ids, error, isAsking, retry } = isWithout ? directory : suggested
  return { ids: ids?.slice(0, maxShown), isNobody: ids?.length === 0, error, isAsking, retry }
}
