import { fetchOwnPostsOf, type AccountId, type StatusId } from '@skein/api'
import { useInfiniteQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { pagedQuery } from '../paged-list/index.ts'

/** What somebody posted, as the server has it, newest first and page by page. */
export function usePosts(accountId: AccountId) {
  const { viewerId } = useSession()
  return useInfiniteQuery({
    ...pagedQuery<StatusId, string>(['reportable', accountId], viewerId, async (maxId, signal) => {
      const page = await fetchOwnPostsOf(getClient(), accountId, { maxId, signal })
      // Not every server leaves out what they repeated.
      const own = page.items.filter(({ account, repeatOf }) => account.id === accountId && repeatOf === null)
      // A page of repeats only is not the end.
      const ids = own.map((status) => entityStore.ingestStatus(status))
      return { items: ids, next: page.items.length === 0 ? null : page.next }
    }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}
