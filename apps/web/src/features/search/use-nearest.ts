import { PAGE_SIZE, search } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { useCan } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { nearestQueries } from './rules/nearest.ts'
import type { FoundKind } from './use-server-results.ts'

interface Nearest {
  readonly query: string
  readonly count: number
  /** There may be more than were counted. */
  readonly isMore: boolean
}

/** Other searches for the same kind that do find something. One that is not answered is not offered. */
export function useNearest(words: string, kind: FoundKind): readonly Nearest[] {
  const { viewerId } = useSession()
  const hasOperators = useCan('searchOperators')
  const { data } = useQuery({
    queryKey: ['search', viewerId, 'nearest', kind, words],
    queryFn: async ({ signal }) => {
      const client = getClient()
      const answers = await Promise.allSettled(
        nearestQueries(words, hasOperators).map(async (query) => {
          const found = await search(client, query, { type: kind, mayResolve: false, signal })
          return { query, count: found[kind].length, isMore: found[kind].length >= PAGE_SIZE }
        }),
      )
      return answers
        .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        .filter(({ count }) => count > 0)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? []
}
