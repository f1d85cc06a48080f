import type { AccountId } from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useRelationship } from '../../../model/entities.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { peopleKinds, type PeopleKind } from '../kinds.ts'
import { changePages } from '../pages.ts'
import styles from '../Restrictions.module.css'
import type { PeopleSearch } from '../use-people-search.ts'
import { PersonEntry } from './PersonEntry.tsx'

interface FoundPeopleProps {
  readonly kind: PeopleKind
  readonly search: PeopleSearch
}

/** Whom the server found, muted or blocked already or not. */
export function FoundPeople({ kind, search }: FoundPeopleProps) {
  const t = useT()
  const titleId = useId()
  const { found, error, isSearching, retry } = search
  return (
    <>
      <Announcement words={found && !isSearching ? t('lists.found', { count: found.length }) : ''} />
      {isSearching && found === undefined && <Skeleton kind="line" rows={2} label={t('lists.searching')} />}
      <LoadFailure textKey="lists.searchFailed" error={error} onRetry={retry} isRetrying={isSearching} />
      {found !== undefined && (
        <section aria-labelledby={titleId}>
          <h5 id={titleId} className={styles['heading']}>
            {t('restrictions.found')}
          </h5>
          {found.length === 0 && <p className={styles['nothing']}>{t('lists.found', { count: 0 })}</p>}
          <ul className={styles['entries']}>
            {found.map((id) => (
              <li key={id}>
                <FoundPerson id={id} kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Once muted or blocked here, the list above has them, too. */
function FoundPerson({ id, kind }: { readonly id: AccountId; readonly kind: PeopleKind }) {
  const queryClient = useQueryClient()
  const relationship = useRelationship(id)
  const isOn = relationship !== undefined && peopleKinds[kind].action.isOn(relationship)
  const wasOn = useRef(isOn)
  useEffect(() => {
    if (isOn && !wasOn.current) changePages(queryClient, kind, id, true)
    wasOn.current = isOn
  }, [queryClient, kind, id, isOn])
  return <PersonEntry id={id} kind={kind} isFound />
}
