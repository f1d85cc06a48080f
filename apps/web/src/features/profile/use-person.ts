import type { AccountRow } from '@skein/store'
import { useQuery } from '@tanstack/react-query'

import { askForPerson, findKnownPerson, type PersonRef, useAccount } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

export interface Person {
  /** Undefined while nothing is known of them. */
  readonly account: AccountRow | undefined
  /** Why the server did not say more; null when it did, and while it is asked. */
  readonly error: unknown
  readonly isAsking: boolean
  readonly retry: () => void
}

/** Somebody by an address: at once what is known of them, then what the server says. [PROF-14] */
export function usePerson(ref: PersonRef): Person {
  const { viewerId } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['person', viewerId, ref.by, ref.value],
    queryFn: ({ signal }) => askForPerson(ref, signal),
    staleTime: 0,
  })
  const account = useAccount(data ?? findKnownPerson(ref))
  return { account, error, isAsking: isFetching, retry: () => void refetch() }
}
