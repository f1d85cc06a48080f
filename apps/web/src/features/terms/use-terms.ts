import { fetchTermsOfService, isApiError } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'

const isNone = (error: unknown) =>
  isApiError(error, 'garbage') || (isApiError(error, 'http') && error.status === 404)

/** The HTML of the server's terms: empty where it has none, undefined until that is known. */
export function useTerms() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['terms-of-service'],
    queryFn: ({ signal }) => fetchTermsOfService(getClient(), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const hasNone = error !== null && isNone(error)
  return {
    html: hasNone ? '' : data,
    error: hasNone ? null : error,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
