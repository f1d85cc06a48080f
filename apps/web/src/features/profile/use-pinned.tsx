import { fetchPinned, type AccountId, type StatusId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import type { HeaderRows } from '../../model/places.ts'
import { useSession } from '../../model/session.ts'
import { getFeed } from '../../model/timelines.ts'
import { StatusCard } from '../status/index.ts'

const rowOf = (id: StatusId): string => `pinned:${id}`
const none: readonly StatusId[] = []

function isPinnedNow(id: StatusId): boolean {
  const status = entityStore.statuses.get(id)
  return status !== undefined && status.isPinned && !status.isDeleted
}

const isThere = (id: StatusId): boolean => entityStore.statuses.get(id)?.isDeleted === false

/**
 * What was told, and before it what was pinned here since then. Only the viewer's own posts can change, and of the posts
 * of others some servers do not say that they are pinned.
 */
function useNow(accountId: AccountId, told: readonly StatusId[]): readonly StatusId[] {
  const { viewerId } = useSession()
  const isOwn = viewerId === accountId
  const feed = getFeed({ kind: 'user', accountId })
  const listed = useSyncExternalStore(feed.subscribe, () => feed.getState().entries)
  const own = isOwn ? listed.flatMap(({ id, repeaterId }) => (repeaterId === null ? id : [])) : none
  const watched = [...new Set([...own, ...told])]
  const watchedText = watched.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = watchedText
        .split(' ')
        .map((id) => entityStore.statuses.subscribe(id as StatusId, onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [watchedText],
  )
  const now = useSyncExternalStore(subscribe, () => {
    const added = own.filter((id) => isPinnedNow(id) && !told.includes(id))
    return [...added, ...told.filter(isOwn ? isPinnedNow : isThere)].join(' ')
  })
  return now === '' ? none : (now.split(' ') as StatusId[])
}

/** What somebody pinned, as rows above their posts; null while that is not known. [TL-03] */
export function usePinned(accountId: AccountId): HeaderRows | null {
  const { viewerId } = useSession()
  const { data = none, isPending } = useQuery({
    queryKey: ['pinned', viewerId, accountId],
    queryFn: async ({ signal }) =>
      (await fetchPinned(getClient(), accountId, { signal })).map((status) =>
        entityStore.ingestStatus(status),
      ),
    // Each visit shows what is pinned now; the posts wait for it, so one try must do.
    staleTime: 0,
    retry: false,
  })
  const ids = useNow(accountId, data)
  if (isPending) return null
  const statusIds = new Map(ids.map((id) => [rowOf(id), id]))
  const rows = [...statusIds.keys()]
  return {
    ids: rows,
    renderRow: (row) => {
      const id = statusIds.get(row)
      return (
        id && (
          <StatusCard
            statusId={id}
            entry={{ id, repeaterId: null }}
            place={row}
            profileOf={accountId}
            showsPin
            hasNoLine={row === rows[0]}
            position={rows.indexOf(row) + 1}
            setSize={-1}
          />
        )
      )
    },
  }
}
