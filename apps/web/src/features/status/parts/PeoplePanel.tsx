import { fetchFavouritedBy, fetchRepeatedBy, type StatusId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { PeopleList } from './PeopleList.tsx'

interface PeoplePanelProps extends Hovered {
  readonly kind: 'repeats' | 'favourites'
  readonly statusId: StatusId
  /** How many there are, which may be more than a server tells by name. */
  readonly count: number
}

/** Who repeated or favourited a post. [POST-51] */
export function PeoplePanel({ kind, statusId, count, ...hovered }: PeoplePanelProps) {
  const t = useT()
  const { value: ids, error } = useAnswer({
    about: `${kind} ${statusId}`,
    ask: (signal) => fetchPeople(kind, statusId, signal),
  })
  return (
    <HoverPanel {...hovered} label={t(`status.people.${kind}`)}>
      <PeopleList ids={ids} error={error} count={count} />
    </HoverPanel>
  )
}

const fetchOf = { repeats: fetchRepeatedBy, favourites: fetchFavouritedBy }

async function fetchPeople(kind: PeoplePanelProps['kind'], id: StatusId, signal: AbortSignal) {
  const { items } = await fetchOf[kind](getClient(), id, { signal })
  return items.map((account) => entityStore.ingestAccount(account))
}
