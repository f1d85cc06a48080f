import { dismissSuggestion, type AccountId } from '@skein/api'
import { useRef, type RefObject } from 'react'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { useAccount } from '../../model/entities.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { paths } from '../../model/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { FollowRow } from '../people/index.ts'
import { useFreshRelationships } from '../relations/index.ts'
import { setDismissed } from './dismissed.ts'
import styles from './Suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** Everybody whom the server suggests. [PAGES-13] */
export function Suggestions() {
  const t = useT()
  const { ids, error, isAsking, retry } = useSuggestions()
  const place = useRef<HTMLDivElement>(null)
  useFreshRelationships(ids ?? [])
  if (ids === undefined) {
    return error === null ? (
      <Skeleton kind="line" rows={4} label={t('suggestions.loading')} />
    ) : (
      <LoadFailure textKey="suggestions.failed" error={error} onRetry={retry} isRetrying={isAsking} />
    )
  }
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {ids.length === 0 ? (
        <EmptyState
          title={t('suggestions.none')}
          action={<ButtonLink to={paths.search()}>{t('suggestions.search')}</ButtonLink>}
        >
          {t('suggestions.noneText')}
        </EmptyState>
      ) : (
        <>
          <p className={styles['text']}>{t('suggestions.text')}</p>
          <ul className={styles['list']}>
            {ids.map((id) => (
              <li key={id} className={styles['row']}>
                <FollowRow id={id} />
                <Dismiss id={id} place={place} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface DismissProps {
  readonly id: AccountId
  /** Where the focus goes when nobody is left. */
  readonly place: RefObject<HTMLElement | null>
}

function Dismiss({ id, place }: DismissProps) {
  const t = useT()
  const name = useAccount(id)?.displayName ?? ''

  async function dismiss(button: Element) {
    const row = button.closest('li')
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const next = beside?.querySelector<HTMLElement>('[data-dismiss]') ?? place.current
    next?.focus()
    setDismissed(id, true)
    notify({
      level: 'success',
      messageKey: 'suggestions.dismissed',
      messageArgs: { name },
      timeout: undoMs,
      undo: () => setDismissed(id, false),
    })
    try {
      await dismissSuggestion(getClient(), id)
    } catch (error) {
      setDismissed(id, false)
      const messageArgs = { name, reason: failureText(error, t) }
      notify({ messageKey: 'suggestions.dismissFailed', messageArgs, timeout: noticeMs.error })
    }
  }

  return (
    <IconButton
      icon={CloseIcon}
      label={t('suggestions.dismiss', { name })}
      data-dismiss=""
      onClick={(event) => void dismiss(event.currentTarget)}
    />
  )
}
