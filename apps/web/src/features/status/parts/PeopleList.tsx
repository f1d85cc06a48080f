import type { AccountId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { PersonLink } from '../../people/index.ts'
import { poppedPeople } from '../limits.ts'
import styles from './PeopleList.module.css'

interface PeopleListProps {
  readonly ids: readonly AccountId[]
  /** How many there are in all. */
  readonly count: number
}

/** The first people of a list, and how many more there are. [POST-51] */
export function PeopleList({ ids, count }: PeopleListProps) {
  const t = useT()
  const shown = ids.slice(0, poppedPeople)
  const others = Math.max(count, ids.length) - shown.length
  if (shown.length === 0) return <p className={styles['line']}>{t('status.people.nobody')}</p>
  return (
    <ul className={styles['people']}>
      {shown.map((id) => (
        <li key={id}>
          <PersonLink id={id} kind="line" />
        </li>
      ))}
      {others > 0 && <li className={styles['others']}>{t('status.people.others', { count: others })}</li>}
    </ul>
  )
}
