import { fetchLists, type List } from '@skein/api'
import { compareIds } from '@skein/store'
import { useQuery } from '@tanstack/react-query'

import { getClient } from './client.ts'
import { useSession } from './session.ts'

/** How often lists that are on the screen are asked for, milliseconds. [LIM-02] */
const pollMs = 240_000

/** Under which answers are kept: all lists, one with its people, and those that somebody is in. */
export const listKeys = {
  all: (viewerId: string | null) => ['lists', viewerId] as const,
  one: (viewerId: string | null, listId: string) => ['list', viewerId, listId] as const,
  anyone: (viewerId: string | null) => ['lists-of', viewerId] as const,
  of: (viewerId: string | null, accountId: string) => ['lists-of', viewerId, accountId] as const,
}

/** The newest first, whatever order a server has. */
export function newestFirst(lists: readonly List[]): List[] {
  return lists.toSorted((one, other) => compareIds(other.id, one.id))
}

/** The viewer's lists, newest first; asked for again as long as something shows them. */
export function useLists() {
  const { viewerId } = useSession()
  return useQuery<readonly List[]>({
    queryKey: listKeys.all(viewerId),
    queryFn: async ({ signal }) => newestFirst(await fetchLists(getClient(), { signal })),
    enabled: viewerId !== null,
    refetchInterval: pollMs,
  })
}
