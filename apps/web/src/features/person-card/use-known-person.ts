import { useQuery } from '@tanstack/react-query'

import {
  askForPerson,
  askForRelationships,
  findKnownPerson,
  type PersonRef,
  useAccount,
  useRelationship,
} from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** How long nobody is asked for again who was asked for, milliseconds. */
const freshMs = 5 * 60_000

/** Somebody, asked for only when they, or what they and the viewer are to each other, are not known. */
export function useKnownPerson(ref: PersonRef) {
  const { viewerId } = useSession()
  const known = useAccount(findKnownPerson(ref))
  const who = useQuery({
    queryKey: ['card', viewerId, ref.by, ref.value],
    queryFn: ({ signal }) => askForPerson(ref, signal),
    enabled: known === undefined,
    staleTime: freshMs,
  })
  const asked = useAccount(who.data ?? null)
  const account = known ?? asked
  const relationship = useRelationship(account?.id ?? null)
  const id = account?.id ?? null
  useQuery({
    queryKey: ['card relationship', viewerId, id],
    queryFn: ({ signal }) => (id === null ? null : askForRelationships([id], signal).then(() => true)),
    enabled: viewerId !== null && id !== null && id !== viewerId && relationship === undefined,
    staleTime: freshMs,
  })
  return { account, error: who.error, isAsking: who.isFetching, retry: () => void who.refetch() }
}
