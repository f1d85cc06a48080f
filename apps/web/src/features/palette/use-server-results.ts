import { search, type AccountId, type StatusId } from '@skein/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { wantedOf } from './rules/wanted.ts'

interface Found {
  readonly people: readonly AccountId[]
  readonly tags: readonly string[]
  readonly posts: readonly StatusId[]
}

async function lookUp(text: string, signal: AbortSignal): Promise<Found> {
  const wanted = wantedOf(text)
  if (wanted === null) return { people: [], tags: [], posts: [] }
  const { words, types } = wanted
  const answers = await Promise.all(types.map((type) => search(getClient(), words, { type, signal })))
  const [first] = types
  return {
    people: answers.flatMap(({ accounts }) => accounts.map((each) => entityStore.ingestAccount(each))),
    tags: answers.flatMap(({ hashtags }) => hashtags.map(({ name }) => name)),
    // Posts by their words are for the search; an address means one.
    posts:
      first === undefined
        ? answers.flatMap(({ statuses }) => statuses.map((each) => entityStore.ingestStatus(each)))
        : [],
  }
}

/** What a server knows that is called like this. The last answer stays until the next is there. */
export function useServerResults(text: string, mayAsk: boolean) {
  const { viewerId } = useSession()
  return useQuery({
    queryKey: ['palette', viewerId, text],
    queryFn: ({ signal }) => lookUp(text, signal),
    enabled: mayAsk && wantedOf(text) !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
