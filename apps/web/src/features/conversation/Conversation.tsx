import type { StatusId } from '@skein/api'
import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHistoryKey } from '../../lib/history-key.ts'
import { entityStore, useStatus } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { loadThread, useThread, type ThreadState } from '../../model/threads.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useReason } from '../timeline/index.ts'
import styles from './Conversation.module.css'
import { Heading } from './Heading.tsx'
import { NotAvailable } from './NotAvailable.tsx'
import { Thread } from './Thread.tsx'

/** Statuses of an answer that mean: there is no such post, or not for you. */
const notForYou = [401, 403, 404, 410]

/** [CONV-01, CONV-02, CONV-03] The whole thread of a post, always open. */
export function Conversation({ statusId }: { readonly statusId: StatusId }) {
  const { viewerId } = useSession()
  const historyKey = useHistoryKey()
  const state = useThread(statusId)

  useEffect(() => {
    void loadThread(statusId)
  }, [statusId, viewerId])

  return (
    <div className={styles['conversation']}>
      <Heading extent={state.isLoaded ? extentOf(state) : null} />
      <Posts key={historyKey} state={state} statusId={statusId} historyKey={historyKey} />
    </div>
  )
}

interface PostsProps {
  readonly state: ThreadState
  readonly statusId: StatusId
  readonly historyKey: string
}

function Posts({ state, statusId, historyKey }: PostsProps) {
  const t = useT()
  const reasonOf = useReason()
  const { linear, isLoading, isLoaded, error } = state
  const retry = () => void loadThread(statusId)
  const isHere = useStatus(linear.focusId) !== undefined && linear.focusId !== null

  if (error !== null && !isHere && notForYou.includes(error.status ?? 0)) return <NotAvailable />
  const failure = error !== null && (
    <ErrorRow
      message={t('conversation.failed', { reason: reasonOf(error) })}
      retryLabel={t('conversation.retry')}
      onRetry={retry}
      isRetrying={isLoading}
    />
  )
  if (linear.focusId === null || !isHere) {
    return failure || <Skeleton label={t('conversation.loading')} rows={5} />
  }
  return (
    <>
      <Thread thread={linear} focusId={linear.focusId} isBusy={isLoading} historyKey={historyKey} />
      {failure}
      {!failure && !isLoaded && (
        <div className={styles['more']} role="status">
          <Spinner size={20} label={t('conversation.loadingRest')} />
        </div>
      )}
    </>
  )
}

function extentOf({ linear }: ThreadState): { posts: number; people: number } {
  const people = new Set(linear.ids.map((id) => entityStore.statuses.get(id)?.accountId))
  return { posts: linear.ids.length, people: people.size }
}
