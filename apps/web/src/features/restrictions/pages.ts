import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getSession, useSession } from '../../model/session.ts'
import { pagedQuery, type ListPages } from '../paged-list/index.ts'
import type { RestrictionKind } from './kinds.ts'

export interface Pages<Item extends string> {
  /** Each item once; undefined until the first page is there. */
  readonly items: readonly Item[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  readonly fetchMore: () => void
  /** Asks again for what failed: the next page, or the list. */
  readonly retry: () => void
}

type FetchItems<Item> = (
  maxId: string | null,
  signal: AbortSignal,
) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>

const aboutKind = (kind: RestrictionKind) => ['restrictions', kind] as const

/** One of the lists, page by page; fetched again each time it is opened. */
export function usePages<Item extends string>(
  kind: RestrictionKind,
  fetchItems: FetchItems<Item>,
): Pages<Item> {
  const { viewerId } = useSession()
  const list = useInfiniteQuery({
    ...pagedQuery<Item, string>(aboutKind(kind), viewerId, fetchItems),
    staleTime: 0,
  })
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const items = useMemo(() => data && [...new Set(data.pages.flatMap((page) => page.items))], [data])
  return {
    items,
    error,
    isFetching,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
    retry: () => void (isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
  }
}

/** Puts an item at the top of a loaded list, or removes it. */
export function changePages(
  queryClient: QueryClient,
  kind: RestrictionKind,
  item: string,
  isListed: boolean,
): void {
  const queryKey = [...aboutKind(kind), getSession().viewerId]
  if (queryClient.getQueryData(queryKey) === undefined) return
  // An answer that is under way does not know of the change.
  void queryClient.cancelQueries({ queryKey })
  const data = queryClient.setQueryData<ListPages<string>>(
    queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, index) => {
          const others = page.items.filter((each) => each !== item)
          return { ...page, items: isListed && index === 0 ? [item, ...others] : others }
        }),
      },
  )
  // Nothing follows a page without items.
  const hasEmptyPage = data?.pages.some(({ items, next }) => items.length === 0 && next !== null)
  if (hasEmptyPage === true) void queryClient.invalidateQueries({ queryKey })
}
