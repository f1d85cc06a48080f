import { fetchFavouritedBy, fetchRepeatedBy, type AccountId, type StatusId } from '@skein/api'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PeopleList } from './PeopleList.tsx'
import styles from './PeopleList.module.css'

interface PeoplePanelProps extends Hovered {
  readonly kind: 'repeats' | 'favourites'
  readonly statusId: StatusId
  /** How many there are, which may be more than a server tells by name. */
  readonly count: number
}

/** Who repeated or favourited a post. [POST-51] */
export function PeoplePanel({ kind, statusId, count, ...hovered }: PeoplePanelProps) {
  const t = useT()
  const { ids, hasFailed } = usePeopleOf(kind, statusId)
  return (
    <HoverPanel {...hovered} label={t(`status.people.${kind}`)}>
      {ids !== null && <PeopleList ids={ids} count={count} />}
      {hasFailed && <p className={styles['line']}>{t('status.people.failed')}</p>}
      {ids === null && !hasFailed && (
        <p className={styles['line']} role="status">
          <Spinner size={20} label={t('status.people.busy')} />
        </p>
      )}
    </HoverPanel>
  )
}

function usePeopleOf(kind: PeoplePanelProps['kind'], id: StatusId) {
  const [ids, setIds] = useState<readonly AccountId[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const fetchPeople = kind === 'repeats' ? fetchRepeatedBy : fetchFavouritedBy
    fetchPeople(getClient(), id, { signal: stop.signal }).then(
      ({ items }) => setIds(items.map((account) => entityStore.ingestAccount(account))),
      () => {
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [kind, id])
  return { ids, hasFailed }
}
