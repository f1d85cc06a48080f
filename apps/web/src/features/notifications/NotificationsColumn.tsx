import { useId, useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { NewNotifications } from './feed/NewNotifications.tsx'
import { useHeldBack } from './feed/use-held-back.ts'
import { HeadingButtons } from './HeadingButtons.tsx'
import styles from './NotificationsColumn.module.css'
import { NotificationsList } from './NotificationsList.tsx'
import { TaskViewMenu } from './tasks/TaskViewMenu.tsx'
import type { TaskView } from './tasks/views.ts'
import { useNotifications, useUnseenCount } from './use-notifications.ts'

interface NotificationsColumnProps {
  /** The column around it has its name already, and is the landmark. */
  readonly isWholeColumn?: boolean
}

/** The viewer's notifications on the canvas: the third column, or below the navigation. */
export function NotificationsColumn({ isWholeColumn = false }: NotificationsColumnProps) {
  const t = useT()
  const titleId = useId()
  const columnRef = useRef<HTMLElement>(null)
  const [view, setView] = useState<TaskView>('todo')
  const notifications = useNotifications()
  const held = useHeldBack(notifications.ids, columnRef)
  const unseen = useUnseenCount()
  return (
    <section
      ref={columnRef}
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
        <NewNotifications held={held} hasKey={false} />
        <TaskViewMenu view={view} onView={setView} />
        <HeadingButtons
          hasUnseen={unseen > 0}
          onMarkAllSeen={() => notifications.markAllSeen()}
          ids={held.ids}
        />
      </ColumnHeading>
      <NotificationsList notifications={notifications} ids={held.ids} view={view} onView={setView} />
    </section>
  )
}
