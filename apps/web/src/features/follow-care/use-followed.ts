import { fetchFollows, type AccountId } from '@skein/api'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { getClient } from '../../model/client.ts'
import { askForRelationships, entityStore, keepEntities } from '../../model/entities.ts'
import { getSession, ofSession, useViewerId } from '../../model/session.ts'
import { pagedQuery, repeats, type ListPage } from '../paged-list/index.ts'
import { pauseEnd, pauseUntil } from '../../model/bulk.ts'

const about = ['follow care']
/** People asked for in one request; servers send fewer if they have a lower limit. */
const pageSize = 80

/** Everyone in the pages: what is known about them stays in the store while rows come and go. */
const loaded = ofSession(new Set<AccountId>())
keepEntities({ statusIds: () => [], accountIds: () => loaded })

interface PeoplePage extends ListPage<AccountId> {
  readonly next: string | null
}

async function fetchPage(maxId: string | null, signal: AbortSignal): Promise<PeoplePage> {
  const { viewerId } = getSession()
  if (viewerId === null) return { items: [], next: null }
  const page = await fetchFollows(getClient(), 'following', viewerId, { maxId, limit: pageSize, signal })
  const items = page.items.map((account) => entityStore.ingestAccount(account))
  for (const id of items) loaded.add(id)
  const unknown = page.items.filter(({ relationship }) => relationship === null).map(({ id }) => id)
  await askForRelationships(unknown, signal)
  return { items, next: page.next }
}

/** The people whom the viewer follows, page by page; a page that fails is asked for again, and no other. */
export function useFollowed() {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const query = pagedQuery(about, viewerId, fetchPage)
  const list = useInfiniteQuery({
    ...query,
    getNextPageParam: (last: ListPage<AccountId>, pages: readonly ListPage<AccountId>[]) =>
      repeats(pages, (id) => id) ? null : query.getNextPageParam(last),
    // Up to 150 requests: only a list of one page is read again when the viewer comes back.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : 'always'),
    enabled: viewerId !== null,
  })
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = list
  const stopper = useRef<AbortController | null>(null)
  const [isLoadingAll, setIsLoadingAll] = useState(false)
  const [pausedUntil, setPausedUntil] = useState<number | null>(null)
  const ids = useMemo(
    () => (data === undefined ? undefined : [...new Set(data.pages.flatMap(({ items }) => items))]),
    [data],
  )
  useEffect(() => () => stopper.current?.abort(), [])

  const loadNext = () => fetchNextPage({ cancelRefetch: false })

  async function loadRest(signal: AbortSignal) {
    while (!signal.aborted) {
      const next = await loadNext()
      const untilMs = next.error === null ? null : pauseEnd(next.error, Date.now())
      if (untilMs !== null) {
        setPausedUntil(untilMs)
        await pauseUntil(untilMs, signal)
        setPausedUntil(null)
      } else if (next.error !== null || !next.hasNextPage) return
    }
  }

  async function loadAll() {
    if (stopper.current !== null) return
    stopper.current = new AbortController()
    setIsLoadingAll(true)
    await loadRest(stopper.current.signal)
    stopper.current = null
    setIsLoadingAll(false)
  }

  return {
    /** Undefined until the first page is there. */
    ids,
    error,
    hasMore: hasNextPage,
    isFetching,
    isLoadingAll,
    /** A rate limit pauses loading until then, epoch ms. */
    pausedUntil,
    loadMore: () => void (data === undefined ? refetch() : loadNext()),
    loadAll: () => void loadAll(),
    stop: () => stopper.current?.abort(),
    reload: () => void queryClient.resetQueries({ queryKey: query.queryKey }),
  }
}

export type FollowedList = ReturnType<typeof useFollowed>
