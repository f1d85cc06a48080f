import { fetchFavouritedBy, fetchRepeatedBy, type AccountId, type StatusId } from '@skein/api'
import { useEffect, useState } from 'react'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'

const nobody: readonly AccountId[] = []

/**
 * [POST-50] Who repeated and favourited the post in focus; asked anew when a count changes. The counts themselves stay
 * the post's own: the lists of people end at a page of the server, and are not how many there are.
 */
export function usePeople(id: StatusId, favouritesCount: number, repeatsCount: number): readonly AccountId[] {
  const [people, setPeople] = useState(nobody)

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const calls = [
      repeatsCount > 0 ? fetchRepeatedBy(getClient(), id, options) : null,
      favouritesCount > 0 ? fetchFavouritedBy(getClient(), id, options) : null,
    ]
    // oxlint-disable-next-line typescript/await-thenable -- a list that is known to be empty is not asked for
    void Promise.allSettled(calls).then((pages) => {
      if (stop.signal.aborted) return
      // A page that failed leaves its people out: the counts say how many there are.
      const accounts = pages.flatMap((page) => (page.status === 'fulfilled' ? (page.value?.items ?? []) : []))
      setPeople([...new Set(accounts.map((account) => entityStore.ingestAccount(account)))])
    })
    return () => stop.abort()
  }, [id, favouritesCount, repeatsCount])

  return people
}
