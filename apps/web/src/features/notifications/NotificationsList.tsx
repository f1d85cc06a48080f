import type { NotificationId } from '@skein/api'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { entityStore } from '../../model/entities.ts'
import { failureText } from '../../model/notices.ts'
import { useSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './NotificationsList.module.css'
import { ListEnd, PlainFeed } from '../timeline/index.ts'
import { NotificationItem } from './parts/NotificationItem.tsx'
import { isTypeVisible } from './rules/visible-types.ts'
import { TaskViews } from './tasks/TaskViews.tsx'
import type { Notifications } from './use-notifications.ts'

export interface NotificationsListProps {
  notifications: Notifications
  /** Older ones are loaded when the end comes into view; otherwise by a button. */
  isEndless?: boolean
}

export function NotificationsList({ notifications, isEndless = false }: NotificationsListProps) {
  const t = useT()
  const visibility = useSetting('notificationVisibility')
  const hasTasks = useSetting('notificationTasks')
  const { ids, isLoaded, error, isRetrying, retry } = notifications
  const shown = useMemo(
    () =>
      ids.filter((id) => {
        const notification = entityStore.notifications.get(id)
        return notification !== undefined && isTypeVisible(notification.type, visibility)
      }),
    [ids, visibility],
  )
  if (error !== null) {
    return (
      <ErrorRow
        message={t('notifications.error', { reason: failureText(error, t) })}
        retryLabel={t('common.retry')}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    )
  }
  if (!isLoaded) return <Skeleton kind="line" rows={5} label={t('notifications.loading')} />
  if (ids.length === 0)
    return <EmptyState title={t('notifications.empty')}>{t('notifications.emptyText')}</EmptyState>
  const setSize = notifications.isAtEnd ? shown.length : -1
  if (hasTasks)
    return (
      <>
        <TaskViews ids={ids} />
        <ListEnd>
          <Footer notifications={notifications} isEndless={isEndless} />
        </ListEnd>
      </>
    )
  return (
    <>
      {shown.length > 0 && (
        <PlainFeed
          label={t('notifications.title')}
          ids={shown}
          renderRow={(id, index) => (
            <NotificationItem id={id as NotificationId} position={index + 1} setSize={setSize} />
          )}
        />
      )}
      <ListEnd>
        <Footer notifications={notifications} isEndless={isEndless} />
      </ListEnd>
    </>
  )
}

function Footer({ notifications, isEndless }: Required<NotificationsListProps>) {
  const t = useT()
  const { isAtEnd, older } = notifications
  const hasFailed = older.error !== null
  const endRef = useEnd(isEndless && !isAtEnd && !older.isLoading && !hasFailed, older.load)
  if (isAtEnd) return <p className={styles['footer']}>{t('notifications.end')}</p>
  if (hasFailed) {
    return (
      <ErrorRow
        message={t('notifications.olderFailed', { reason: failureText(older.error, t) })}
        retryLabel={t('common.retry')}
        onRetry={older.load}
      />
    )
  }
  return (
    <div ref={endRef} className={styles['footer']}>
      <Button size="small" variant="ghost" isPending={older.isLoading} onClick={older.load}>
        {t('notifications.loadOlder')}
      </Button>
    </div>
  )
}

/** Calls back when the element comes near the visible part of its scroller. */
function useEnd(isWatching: boolean, onReached: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReached)
  useEffect(() => {
    const element = ref.current
    if (!isWatching || element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reach()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWatching])
  return ref
}
