import type { AccountId } from '@skein/api'
import { useId, useRef, type KeyboardEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import { entityStore } from '../../../model/entities.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import styles from '../Lists.module.css'
import { usePeopleSearch } from '../use-people-search.ts'
import { MemberRow } from './MemberRow.tsx'

interface MemberPickerProps {
  readonly members: readonly AccountId[]
  readonly onChange: (id: AccountId, isIn: boolean) => void
  /** Of the headings over the people. */
  readonly level: 2 | 3
}

/** Who is in a list, and the search for others. [LIST-05, LIST-09] */
export function MemberPicker({ members, onChange, level }: MemberPickerProps) {
  const t = useT()
  const search = usePeopleSearch()
  const ids = { members: useId(), found: useId() }
  const field = useRef<HTMLInputElement>(null)
  const { found } = search
  const Heading = level === 2 ? 'h2' : 'h3'

  function change(id: AccountId, isIn: boolean) {
    const name = entityStore.accounts.get(id)?.displayName ?? ''
    speak(t(isIn ? 'lists.added' : 'lists.removed', { name }))
    onChange(id, isIn)
  }

  function seekByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // It would save the list.
    event.preventDefault()
    search.seekNow()
  }

  /** The row goes, and its button with it: focus goes on to the next, or to the field where there is none. */
  function removeMember(id: AccountId, button: HTMLElement) {
    const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(button)
    const next = buttons[at + 1] ?? buttons[at - 1] ?? field.current
    next?.focus()
    change(id, false)
  }

  return (
    <>
      <TextField
        ref={field}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        label={t('lists.search')}
        hint={t('lists.searchHint')}
        value={search.words}
        onChange={search.type}
        onKeyDown={seekByKey}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={search.isFollowing}
          onChange={(event) => search.setIsFollowing(event.target.checked)}
        />
        {t('lists.followingOnly')}
      </label>
      <Announcement words={found && !search.isSearching ? t('lists.found', { count: found.length }) : ''} />
      {search.isSearching && found === undefined && (
        <Skeleton kind="line" rows={2} label={t('lists.searching')} />
      )}
      <LoadFailure
        textKey="lists.searchFailed"
        error={search.error}
        onRetry={search.retry}
        isRetrying={search.isSearching}
      />
      {found?.length === 0 && <p className={styles['nobody']}>{t('lists.found', { count: 0 })}</p>}
      {found !== undefined && found.length > 0 && (
        <section aria-labelledby={ids.found}>
          <Heading id={ids.found} className={styles['label']}>
            {t('lists.results')}
          </Heading>
          <ul className={styles['people']}>
            {found.map((id) => (
              <MemberRow
                key={id}
                id={id}
                isIn={members.includes(id)}
                onPress={() => change(id, !members.includes(id))}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={ids.members}>
        <Heading id={ids.members} className={styles['label']}>
          {t('lists.people')} <span className={styles['count']}>{members.length}</span>
        </Heading>
        {members.length === 0 && <p className={styles['nobody']}>{t('lists.nobody')}</p>}
        <ul className={styles['people']}>
          {members.map((id) => (
            <MemberRow key={id} id={id} isIn onPress={(button) => removeMember(id, button)} />
          ))}
        </ul>
      </section>
    </>
  )
}
