import { search } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'

/** How long nobody has typed before people are searched for, milliseconds. [LIST-09] */
const searchAfterMs = 2_000

/** Looks for people by what is typed, when typing rests. */
export function usePeopleSearch() {
  const { viewerId } = useSession()
  const [words, setWords] = useState('')
  const [sought, setSought] = useState('')
  const [isFollowing, setIsFollowing] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['list-people', viewerId, sought, isFollowing],
    queryFn: async ({ signal }) => {
      const options = { type: 'accounts', ...(isFollowing && { isFollowing }), signal } as const
      const { accounts } = await search(getClient(), sought, options)
      return accounts.map((account) => entityStore.ingestAccount(account))
    },
    enabled: sought !== '',
  })

  const seek = (text: string) => {
    clearTimeout(timer.current)
    setSought(text.trim())
  }
  return {
    words,
    type: (text: string) => {
      setWords(text)
      clearTimeout(timer.current)
      if (text.trim() === '') setSought('')
      else timer.current = setTimeout(() => seek(text), searchAfterMs)
    },
    /** Not waiting any longer. */
    seekNow: () => seek(words),
    isFollowing,
    setIsFollowing,
    /** Undefined while nothing was searched for, and until the answer is there. */
    found: sought === '' ? undefined : data,
    error: sought === '' ? null : error,
    isSearching: sought !== '' && isFetching,
    retry: () => void refetch(),
  }
}
