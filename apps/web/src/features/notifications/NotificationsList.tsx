import type { NotificationId } from '@skein/api'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { useSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyView } from '../lazy/index.ts'
import { ListEnd, OfflineNote } from '../timeline/index.ts'
import { NotificationFeed, type FeedFrame } from './feed/NotificationFeed.tsx'
import styles from './NotificationsList.module.css'
import { DismissButton } from './parts/DismissButton.tsx'
import { NotificationItem } from './parts/NotificationItem.tsx'
import { shownIds } from './shown-ids.ts'
import type { TaskView } from './tasks/views.ts'
import type { Notifications } from './use-notifications.ts'

export interface NotificationsListProps {
  readonly notifications: Notifications
  /** Those of them that are shown while somebody reads. */
  readonly ids: readonly NotificationId[]
  readonly view: TaskView
  readonly onView: (view: TaskView) => void
  /** It scrolls with the page: there is no limit to it. */
  readonly isWindowed?: boolean
  /** Older ones are loaded when the end comes into view; otherwise by a button. */
  readonly isEndless?: boolean
  /** Where small screens have the choice of kinds. */
  readonly kindsPlace?: HTMLElement | null
}

const TaskViews = lazyView(
  () => import('./tasks/TaskViews.tsx').then((part) => part.TaskViews),
  () => <Loading />,
  { needs: 'early' },
)
const QuietLine = lazyView(() => import('./tasks/QuietLine.tsx').then((part) => part.QuietLine), null, {
  failsQuietly: true,
  needs: 'early',
})

/** The list, and at its foot whether anything rings. */
export function NotificationsList(props: NotificationsListProps) {
  const hours = useSetting('quietHours')
  const followedUntil = useSetting('onlyFollowedUntil')
  const mayBeQuiet = hours !== null || followedUntil > 0
  const { old, isRetrying, retry } = props.notifications
  return (
    <>
      {old && (
        <OfflineNote
          of="notifications"
          isInFlow={!props.isWindowed}
          {...old}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      <div className={mayBeQuiet ? styles['quiet'] : undefined}>
        <List {...props} />
      </div>
      {mayBeQuiet && <QuietLine />}
    </>
  )
}

function List(props: NotificationsListProps) {
  const { notifications, ids, view, onView, isWindowed = false, isEndless = isWindowed } = props
  const { kindsPlace = null } = props
  const t = useT()
  const hasTasks = useSetting('notificationTasks')
  const { isLoaded, error, isRetrying, retry } = notifications
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
  if (!isLoaded) return <Loading />
  if (ids.length === 0 && notifications.isAtEnd)
    return <EmptyState title={t('notifications.empty')}>{t('notifications.emptyText')}</EmptyState>
  const footer = (
    <ListEnd>
      <Footer notifications={notifications} isEndless={isEndless} />
    </ListEnd>
  )
  const { limit, raiseLimit } = notifications
  const shared = { ids, isWindowed, limit, onMore: raiseLimit, footer }
  return hasTasks ? (
    <TaskViews
      {...shared}
      view={view}
      onView={onView}
      isWhole={notifications.isAtEnd}
      kindsPlace={kindsPlace}
    />
  ) : (
    <PlainList {...shared} isAtEnd={notifications.isAtEnd} />
  )
}

function Loading() {
  return <Skeleton kind="line" rows={5} label={useT()('notifications.loading')} />
}

interface PlainListProps extends FeedFrame {
  readonly ids: readonly NotificationId[]
  readonly isAtEnd: boolean
}

/** All that came, newest first. */
function PlainList({ ids, isAtEnd, ...frame }: PlainListProps) {
  const t = useT()
  const visibility = useSetting('notificationVisibility')
  const shown = useMemo(() => shownIds(ids, visibility), [ids, visibility])
  const setSize = isAtEnd ? shown.length : -1
  const renderRow = useCallback(
    (id: string, index: number) => (
      <NotificationItem
        id={id as NotificationId}
        position={index + 1}
        setSize={setSize}
        end={<DismissButton id={id as NotificationId} />}
      />
    ),
    [setSize],
  )
  return (
    <NotificationFeed
      name="all"
      label={t('notifications.title')}
      ids={shown}
      renderRow={renderRow}
      {...frame}
    />
  )
}

interface FooterProps {
  readonly notifications: Notifications
  readonly isEndless: boolean
}

function Footer({ notifications, isEndless }: FooterProps) {
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
