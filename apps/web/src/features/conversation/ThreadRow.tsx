import type { StatusId } from '@skein/api'
import type { ThreadItem } from '@skein/store'

import { useT } from '../../i18n/index.ts'
import { useStatus } from '../../model/entities.ts'
import { FocusedCard, StatusCard, type StatusCardProps } from '../status/index.ts'
import styles from './ThreadRow.module.css'
import { usePeople } from './use-people.ts'

interface ThreadRowProps {
  readonly item: ThreadItem
  /** The row above is the post in focus, which draws its own edge. */
  readonly followsFocus: boolean
  readonly setSize: number
}

/** One post of a thread, and what is missing above it. */
export function ThreadRow({ item, followsFocus, setSize }: ThreadRowProps) {
  const t = useT()
  const isOrphan = item.parent.kind === 'missing'
  const props: StatusCardProps = {
    statusId: item.id,
    joinsPrevious: item.joinsPrevious && !item.isFocused,
    joinsNext: item.joinsNext,
    hasNoLine: item.number === 1 || item.joinsPrevious || followsFocus || isOrphan,
    position: item.number,
    setSize,
    isInConversation: true,
  }
  return (
    <>
      {isOrphan && <article className={styles['missing']}>{t('conversation.missingParent')}</article>}
      {item.isFocused ? <FocusCard {...props} id={item.id} /> : <StatusCard {...props} />}
    </>
  )
}

function FocusCard({ id, ...props }: StatusCardProps & { readonly id: StatusId }) {
  const status = useStatus(id)
  const people = usePeople(id, status?.favouritesCount ?? 0, status?.repeatsCount ?? 0)
  return <FocusedCard {...props} people={people} />
}
