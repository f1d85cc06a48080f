import { useQuery } from '@tanstack/react-query'

import { askForPerson, findKnownPerson, type PersonRef, useAccount } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** Somebody by an address: at once what is known of them, then what the server says. [PROF-14] */
export function usePerson(ref: PersonRef) {
  const { viewerId } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['person', viewerId, ref.by, ref.value],
    queryFn: ({ signal }) => askForPerson(ref, signal),
    staleTime: 0,
  })
  return {
    /** Undefined while nothing is known of them. */
    account: useAccount(data ?? findKnownPerson(ref)),
    /** Why the server did not say more; null when it did, and while it is asked. */
    error,
    isAsking: isFetching,
    retry: () => void refetch(),
  }
}
