import type { StatusId } from '@skein/api'
import type { ApiErrorInfo } from '@skein/store'
import type { ReactNode } from 'react'

import { useT } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { useStatus } from '../../model/entities.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { loadThread, type ThreadState } from '../../model/threads.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { MembersOnly } from '../session/index.ts'
import { OfflineNote } from '../timeline/index.ts'
import styles from './Conversation.module.css'
import { NotAvailable } from './NotAvailable.tsx'

/** Statuses of an answer that mean: there is no such post, or not for you. */
const notForYou = [401, 403, 404, 410]

const isRefused = ({ status }: ApiErrorInfo) => status === 422 || notForYou.includes(status ?? 0)

interface PostsProps {
  readonly state: ThreadState
  readonly statusId: StatusId
  /** The posts that are known. */
  readonly children: ReactNode
}

/** The posts of a thread with what is still coming, or why it does not come. */
export function Posts({ state, statusId, children }: PostsProps) {
  const t = useT()
  const { linear, isLoading, isLoaded, error, asOf } = state
  const isHere = useStatus(linear.focusId) !== undefined && linear.focusId !== null

  const isPrivate = useInstance().facts.private
  const isVisitor = useSession().status === 'visitor'
  // A closed server knows no posts for visitors; an open one does not say which of them are not for them.
  if (error !== null && !isHere && (error.status === 401 || isPrivate) && isVisitor && isRefused(error))
    return <MembersOnly />
  if (error !== null && !isHere && notForYou.includes(error.status ?? 0)) return <NotAvailable />
  const retry = () => void loadThread(statusId)
  if (error !== null && asOf !== null && isHere) {
    return (
      <>
        <OfflineNote asOf={asOf} error={error} isRetrying={isLoading} onRetry={retry} />
        {children}
      </>
    )
  }
  const failure = error !== null && (
    <ErrorRow
      message={t('conversation.failed', { reason: failureText(error, t) })}
      retryLabel={t('common.retry')}
      onRetry={retry}
      isRetrying={isLoading}
    />
  )
  if (!isHere) return failure || <Skeleton label={t('conversation.loading')} rows={5} />
  return (
    <>
      {children}
      {failure}
      {!failure && !isLoaded && (
        <div className={styles['more']}>
          <Spinner size={20} label={t('conversation.loadingRest')} />
        </div>
      )}
    </>
  )
}
