import type { AccountId } from '@skein/api'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { getClient } from '../../model/client.ts'
import { askForRelationships, entityStore } from '../../model/entities.ts'
import { peopleKinds, type PeopleKind } from './kinds.ts'
import { usePages, type Pages } from './pages.ts'

const nobody: readonly AccountId[] = []

/** A page of muted or blocked people. @throws ApiError */
async function fetchPeople(kind: PeopleKind, maxId: string | null, signal: AbortSignal) {
  const { items, next } = await peopleKinds[kind].fetchPage(getClient(), { maxId, signal })
  const ids = items.map((account) => entityStore.ingestAccount(account))
  // Mastodon sends lists without relationships.
  const unknown = items.filter(({ relationship }) => relationship?.absent.includes('following') ?? true)
  await askForRelationships(
    unknown.map(({ id }) => id),
    signal,
  )
  return { items: ids, next }
}

/** Those of some people who are muted or blocked as far as the client knows. */
function useRestricted(kind: PeopleKind, ids: readonly AccountId[]): readonly AccountId[] {
  const { relationships } = entityStore
  const { action } = peopleKinds[kind]
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => relationships.subscribe(id, listener))
      return () => stops.forEach((stop) => stop())
    },
    [relationships, ids],
  )
  const isListed = (id: AccountId): boolean => {
    const relationship = relationships.get(id)
    return relationship === undefined || action.isOn(relationship)
  }
  const listed = useSyncExternalStore(subscribe, () => ids.map((id) => Number(isListed(id))).join(''))
  return useMemo(() => ids.filter((_, index) => listed[index] === '1'), [ids, listed])
}

/** The muted or blocked people of the viewer. One whose mute or block has ended is no longer among them, wherever it was ended. */
export function usePeople(kind: PeopleKind): Pages<AccountId> {
  const pages = usePages<AccountId>(kind, (maxId, signal) => fetchPeople(kind, maxId, signal))
  const restricted = useRestricted(kind, pages.items ?? nobody)
  return { ...pages, items: pages.items && restricted }
}
