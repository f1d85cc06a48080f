import { search } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useRestedText } from '../../lib/use-rested-text.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** How long nobody has typed before people are searched for, milliseconds. [LIST-09] */
const searchAfterMs = 2_000

/** Looks for people by what is typed, when typing rests. */
export function usePeopleSearch() {
  const { viewerId } = useSession()
  const { written: words, rested, write, now } = useRestedText(searchAfterMs)
  const sought = rested.trim()
  const [isFollowing, setIsFollowing] = useState(true)

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['list-people', viewerId, sought, isFollowing],
    queryFn: async ({ signal }) => {
      const options = { type: 'accounts', ...(isFollowing && { isFollowing }), signal } as const
      const { accounts } = await search(getClient(), sought, options)
      return accounts.map((account) => entityStore.ingestAccount(account))
    },
    enabled: sought !== '',
  })

  return {
    words,
    type: (text: string) => (text.trim() === '' ? now(text) : write(text)),
    /** Not waiting any longer. */
    seekNow: () => now(words),
    isFollowing,
    setIsFollowing,
    /** Undefined while nothing was searched for, and until the answer is there. */
    found: sought === '' ? undefined : data,
    error: sought === '' ? null : error,
    isSearching: sought !== '' && isFetching,
    retry: () => void refetch(),
  }
}
