import { fetchSuggestions } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useDismissed } from './dismissed.ts'

/** Whom the server suggests to the viewer, without those who were sent away. */
export function useSuggestions(isWanted = true) {
  const { viewerId } = useSession()
  const dismissed = useDismissed()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['suggestions', viewerId],
    queryFn: async ({ signal }) =>
      (await fetchSuggestions(getClient(), { signal })).map((account) => entityStore.ingestAccount(account)),
    enabled: isWanted && viewerId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    /** Undefined while nothing is known. */
    ids: data?.filter((id) => id !== viewerId && !dismissed.includes(id)),
    error,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
