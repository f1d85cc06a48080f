import { fetchFavouritedBy, fetchRepeatedBy, type AccountId, type StatusId } from '@skein/api'

import { useAnswer } from '../../lib/use-answer.ts'
import { getClient } from '../../model/client.ts'
import { entityStore, useStatus } from '../../model/entities.ts'
import { FocusedCard, type StatusCardProps } from '../status/index.ts'

const nobody: readonly AccountId[] = []

/** The post that the conversation was opened at. */
export function FocusCard(props: StatusCardProps) {
  const status = useStatus(props.statusId)
  const people = usePeople(props.statusId, status?.favouritesCount ?? 0, status?.repeatsCount ?? 0)
  return <FocusedCard {...props} people={people} />
}

/**
 * [POST-50] Who repeated and favourited the post in focus; asked anew when a count changes. The counts themselves stay
 * the post's own: the lists of people end at a page of the server, and are not how many there are.
 */
function usePeople(id: StatusId, favouritesCount: number, repeatsCount: number): readonly AccountId[] {
  const { value } = useAnswer({
    about: id,
    version: `${favouritesCount} ${repeatsCount}`,
    ask: async (signal) => {
      const calls = [
        repeatsCount > 0 ? fetchRepeatedBy(getClient(), id, { signal }) : null,
        favouritesCount > 0 ? fetchFavouritedBy(getClient(), id, { signal }) : null,
      ]
      // oxlint-disable-next-line typescript/await-thenable -- a list that is known to be empty is not asked for
      const pages = await Promise.allSettled(calls)
      // A page that failed leaves its people out: the counts say how many there are.
      const accounts = pages.flatMap((page) => (page.status === 'fulfilled' ? (page.value?.items ?? []) : []))
      return [...new Set(accounts.map((account) => entityStore.ingestAccount(account)))]
    },
  })
  return value ?? nobody
}
