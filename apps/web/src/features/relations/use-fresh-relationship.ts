import type { AccountId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { askForRelationships } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** Asks anew what the viewer and some people are to each other: whoever is looked at closely is shown as they are now. */
export function useFreshRelationships(ids: readonly AccountId[]): void {
  const { viewerId } = useSession()
  const others = ids.filter((id) => id !== viewerId)
  useQuery({
    queryKey: ['relationships', viewerId, ...others],
    queryFn: ({ signal }) => askForRelationships(others, signal).then(() => true),
    enabled: viewerId !== null && others.length > 0,
    staleTime: 0,
  })
}

/** As {@link useFreshRelationships}, of one. */
export function useFreshRelationship(id: AccountId): void {
  useFreshRelationships([id])
}
