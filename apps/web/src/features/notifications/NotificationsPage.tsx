import { useRef, useState, type Ref } from 'react'
import { useT } from '../../i18n/index.ts'
import { useHash } from '../../lib/use-hash.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { NewNotifications } from './feed/NewNotifications.tsx'
import { useHeldBack } from './feed/use-held-back.ts'
import { HeadingButtons } from './HeadingButtons.tsx'
import { NotificationsList } from './NotificationsList.tsx'
import styles from './NotificationsPage.module.css'
import { useViewCounts } from './tasks/counts.ts'
import { taskViews, viewOf, type TaskView } from './tasks/views.ts'
import { useNotifications, useUnseenCount } from './use-notifications.ts'

/** The viewer's notifications at an address of their own: the list of the column, with room. */
export function NotificationsPage() {
  const t = useT()
  const { viewer } = useSession()
  const placeRef = useRef<HTMLDivElement>(null)
  const [viewsEnd, setViewsEnd] = useState<HTMLDivElement | null>(null)
  const notifications = useNotifications()
  const held = useHeldBack(notifications.ids, placeRef)
  const unseen = useUnseenCount()
  const hasTasks = useSetting('notificationTasks')
  const hasThirdColumn = useSetting('thirdColumnMode') === 'notifications'
  const view = viewOf(useHash())
  if (viewer === null) return null
  const addressOf = (each: TaskView) => `${paths.notifications(viewer.username)}#${each}`
  return (
    <Sheet>
      <ColumnHeading
        title={t('notifications.title')}
        aside={<Badge isNew count={unseen} label={t('common.unread', { count: unseen })} />}
      >
        <NewNotifications held={held} hasKey />
        <HeadingButtons
          hasUnseen={unseen > 0}
          onMarkAllSeen={() => notifications.markAllSeen()}
          ids={held.ids}
        />
      </ColumnHeading>
      {hasTasks && (
        <div className={hasThirdColumn ? styles['beside'] : undefined}>
          <Views current={view} addressOf={addressOf} endRef={setViewsEnd} />
        </div>
      )}
      <div ref={placeRef} className={styles['list']}>
        <NotificationsList
          notifications={notifications}
          ids={held.ids}
          view={view}
          onView={(each) => navigate(addressOf(each))}
          isWindowed
          kindsPlace={viewsEnd}
        />
      </div>
    </Sheet>
  )
}

interface ViewsProps {
  readonly current: TaskView
  readonly addressOf: (view: TaskView) => string
  readonly endRef: Ref<HTMLDivElement>
}

/** The views, where nothing beside the page has them. */
function Views({ current, addressOf, endRef }: ViewsProps) {
  const t = useT()
  const counts = useViewCounts()
  return (
    <TabLinks
      label={t('notifications.tasks.views.label')}
      current={current}
      endRef={endRef}
      tabs={taskViews.map((name) => ({
        name,
        to: addressOf(name),
        label: t(`notifications.tasks.views.${name}`),
        count: counts[name] ?? null,
      }))}
    />
  )
}
