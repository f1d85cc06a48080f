import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { NotificationsDrawer, useUnseenCount } from '../../features/notifications/index.ts'
import { useT } from '../../i18n/index.ts'
import { BellIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './TopBar.module.css'

/** How many notifications wait, where their list stands below everything else in the sidebar; a press opens them. */
export function NotificationsBell() {
  const t = useT()
  const [path] = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = useCallback(() => setOpenAt(null), [])
  const unseen = useUnseenCount()
  return (
    <>
      <IconButton
        icon={BellIcon}
        label={t('shell.topBar.notifications')}
        count={unseen}
        aria-haspopup="dialog"
        className={unseen > 0 ? styles['news'] : undefined}
        onClick={() => setOpenAt(path)}
      />
      {openAt === path && <NotificationsDrawer onClose={close} />}
    </>
  )
}
