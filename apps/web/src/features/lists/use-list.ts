import { fetchList, fetchListMembers, type ListId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { listKeys } from '../../model/lists.ts'
import { useSession } from '../../model/session.ts'
import type { KnownList } from './rules/steps.ts'

/** A list with its people, asked for each time it is opened: others may have changed it. */
export function useList(id: ListId) {
  const { viewerId } = useSession()
  return useQuery<KnownList>({
    queryKey: listKeys.one(viewerId, id),
    queryFn: async ({ signal }) => {
      const [{ title }, accounts] = await Promise.all([
        fetchList(getClient(), id, { signal }),
        fetchListMembers(getClient(), id, { signal }),
      ])
      return { title, members: accounts.map((account) => entityStore.ingestAccount(account)) }
    },
    staleTime: 0,
  })
}
