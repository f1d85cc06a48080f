import { useId } from 'react'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { HeadingButtons } from './HeadingButtons.tsx'
import styles from './NotificationsColumn.module.css'
import { NotificationsList } from './NotificationsList.tsx'
import { useNotifications, useUnseenCount } from './use-notifications.ts'

interface NotificationsColumnProps {
  /** The column around it has its name already, and is the landmark. */
  readonly isWholeColumn?: boolean
}

/** The viewer's notifications on the canvas: the third column, or below the navigation. */
export function NotificationsColumn({ isWholeColumn = false }: NotificationsColumnProps) {
  const t = useT()
  const titleId = useId()
  const notifications = useNotifications()
  const unseen = useUnseenCount()
  return (
    <section
      id="notifications"
      role={isWholeColumn ? 'group' : undefined}
      tabIndex={-1}
      className={styles['column']}
      aria-labelledby={titleId}
    >
      <ColumnHeading
        level={2}
        isFlush
        isSticky={false}
        id={titleId}
        title={t('notifications.title')}
        aside={<Badge isNew count={unseen} label={t('common.unread', { count: unseen })} />}
      >
        <HeadingButtons hasUnseen={unseen > 0} onMarkAllSeen={notifications.markAllSeen} />
      </ColumnHeading>
      <NotificationsList notifications={notifications} />
    </section>
  )
}
