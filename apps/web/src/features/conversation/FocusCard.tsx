import type { StatusId } from '@skein/api'

import { useStatus } from '../../model/entities.ts'
import { FocusedCard, type StatusCardProps } from '../status/index.ts'
import { usePeople } from './use-people.ts'

/** The post that the conversation was opened at. */
export function FocusCard(props: StatusCardProps & { readonly statusId: StatusId }) {
  const status = useStatus(props.statusId)
  const people = usePeople(props.statusId, status?.favouritesCount ?? 0, status?.repeatsCount ?? 0)
  return <FocusedCard {...props} people={people} />
}
