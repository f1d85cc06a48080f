import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { listenForSwipe } from '../../lib/swipe.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Row.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { NewNotifications } from './feed/NewNotifications.tsx'
import { useHeldBack } from './feed/use-held-back.ts'
import { HeadingButtons } from './HeadingButtons.tsx'
import styles from './NotificationsDrawer.module.css'
import { NotificationsList } from './NotificationsList.tsx'
import { TaskViewMenu } from './tasks/TaskViewMenu.tsx'
import type { TaskView } from './tasks/views.ts'
import { useNotifications, useUnseenCount } from './use-notifications.ts'

/** How far a finger has to go to close a drawer, in CSS px [SHELL-23]. */
const swipePx = 50

/** The notifications of small screens. Whatever closes it marks what was shown as seen [SHELL-24]. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const notifications = useNotifications()
  const unseen = useUnseenCount()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const placeRef = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<TaskView>('todo')
  const held = useHeldBack(notifications.ids, placeRef)
  const closeRef = useRef<HTMLButtonElement>(null)
  // Where all is read the first control would be the one that clears the list.
  const [startsAtClose] = useState(unseen === 0)
  const markShownSeen = useEffectEvent(() => notifications.markAllSeen(held.ids))
  useEffect(() => () => markShownSeen(), [])

  useEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return undefined
    return listenForSwipe(dialog, {
      ways: ['toEnd'],
      thresholdPx: swipePx,
      onSwipe: onClose,
      onMove: (px) => {
        dialog.style.translate = px === 0 ? '' : `${px}px`
      },
    })
  }, [onClose])

  return (
    <Dialog
      kind="drawer-end"
      dialogRef={dialogRef}
      initialFocus={startsAtClose ? closeRef : undefined}
      className={styles['drawer']}
      onClose={onClose}
      title={
        <Row as="span" gap={3}>
          {t('notifications.title')}
          <Badge isNew count={unseen} label={t('common.unread', { count: unseen })} />
        </Row>
      }
      headerEnd={
        <div className={styles['buttons']}>
          <NewNotifications held={held} hasKey={false} />
          <TaskViewMenu view={view} onView={setView} />
          <HeadingButtons
            hasUnseen={unseen > 0}
            onMarkAllSeen={() => notifications.markAllSeen()}
            ids={held.ids}
          />
          <IconButton ref={closeRef} icon={CloseIcon} label={t('common.close')} onClick={onClose} />
        </div>
      }
    >
      <div ref={placeRef}>
        <NotificationsList
          notifications={notifications}
          ids={held.ids}
          view={view}
          onView={setView}
          isEndless
        />
      </div>
    </Dialog>
  )
}
