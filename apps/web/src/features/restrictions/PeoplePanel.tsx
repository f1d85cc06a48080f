import type { AccountId } from '@skein/api'
import { useRef } from 'react'

import { useT } from '../../i18n/index.ts'
import { entityStore } from '../../model/entities.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { PeopleKind } from './kinds.ts'
import { liftPeople } from './lift-people.ts'
import { FoundPeople } from './parts/FoundPeople.tsx'
import { PersonEntry } from './parts/PersonEntry.tsx'
import { RestrictedList } from './parts/RestrictedList.tsx'
import { usePeople } from './people.ts'
import styles from './Restrictions.module.css'
import { usePeopleSearch } from './use-people-search.ts'

const nameOf = (id: AccountId): string => entityStore.accounts.get(id)?.displayName ?? id

function fits(id: AccountId, words: string): boolean {
  const account = entityStore.accounts.get(id)
  return `${account?.displayName} @${account?.handle}`.toLowerCase().includes(words)
}

/** Muted or blocked people, and the search for others. [SET-37] */
export function PeoplePanel({ kind }: { readonly kind: PeopleKind }) {
  const t = useT()
  const fieldRef = useRef<HTMLInputElement>(null)
  const people = usePeople(kind)
  const search = usePeopleSearch()
  const words = search.words.trim().toLowerCase()
  return (
    <>
      <div className={styles['field']}>
        <TextField
          ref={fieldRef}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          label={t(`restrictions.${kind}.search`)}
          value={search.words}
          onChange={search.type}
          onKeyDown={search.handleKey}
        />
      </div>
      <RestrictedList
        kind={kind}
        pages={people}
        isShown={(id) => fits(id, words)}
        isFiltered={words !== ''}
        nameOf={nameOf}
        fallbackRef={fieldRef}
        onLift={(ids) => liftPeople(kind, ids)}
        renderEntry={(id) => <PersonEntry id={id} kind={kind} />}
      />
      <FoundPeople kind={kind} search={search} />
    </>
  )
}
