import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { HeadingButtons } from './HeadingButtons.tsx'
import { NotificationsList } from './NotificationsList.tsx'
import { useNotifications, useUnseenCount } from './use-notifications.ts'

/** The viewer's notifications at an address of their own: the list of the column, with room. */
export function NotificationsPage() {
  const t = useT()
  const notifications = useNotifications()
  const unseen = useUnseenCount()
  return (
    <Sheet>
      <ColumnHeading
        title={t('notifications.title')}
        aside={<Badge isNew count={unseen} label={t('common.unread', { count: unseen })} />}
      >
        <HeadingButtons hasUnseen={unseen > 0} onMarkAllSeen={notifications.markAllSeen} />
      </ColumnHeading>
      <NotificationsList notifications={notifications} isEndless />
    </Sheet>
  )
}
