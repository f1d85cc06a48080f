import type { AccountId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PersonLink } from '../../people/index.ts'
import { poppedPeople } from '../limits.ts'
import styles from './PeopleList.module.css'

interface PeopleListProps {
  /** Null while they are not known. */
  readonly ids: readonly AccountId[] | null
  /** Why they are not. */
  readonly error: unknown
  /** How many there are in all. */
  readonly count: number
}

/** The first people of a list, and how many more there are; before that, that they are asked for. [POST-51] */
export function PeopleList({ ids, error, count }: PeopleListProps) {
  const t = useT()
  if (ids === null)
    return (
      <p className={styles['line']}>
        {error === null ? <Spinner size={20} label={t('status.people.busy')} /> : t('status.people.failed')}
      </p>
    )
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
