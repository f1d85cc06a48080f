import { searchAccounts } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'

import { useRestedText } from '../../lib/use-rested-text.ts'
import { getClient } from '../../model/client.ts'
import { askForRelationships, entityStore } from '../../model/entities.ts'
import { searchDelayMs } from '../../model/search-delay.ts'
import { useSession } from '../../model/session.ts'

/** Looks for people on the server when the typing rests, and for what the viewer and each of them are to each other. */
export function usePeopleSearch() {
  const { viewerId } = useSession()
  const { written: words, rested, write, now } = useRestedText(searchDelayMs)
  const sought = rested.trim()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['restrictions-search', viewerId, sought],
    queryFn: async ({ signal }) => {
      const accounts = await searchAccounts(getClient(), sought, { signal })
      const ids = accounts.map((account) => entityStore.ingestAccount(account))
      const others = [...new Set(ids)].filter((id) => id !== viewerId)
      await askForRelationships(others, signal)
      return others
    },
    enabled: sought !== '',
  })
  const isSearched = sought !== '' && words.trim() !== ''

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') now(words)
    else if (event.key === 'Escape' && words !== '') now('')
    else return
    // The next press of Escape closes the window.
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    words,
    type: (text: string) => (text.trim() === '' ? now(text) : write(text)),
    handleKey,
    /** Undefined while nothing is searched for, and until the answer is there. */
    found: isSearched ? data : undefined,
    error: isSearched ? error : null,
    isSearching: isSearched && isFetching,
    retry: () => void refetch(),
  }
}

export type PeopleSearch = ReturnType<typeof usePeopleSearch>
