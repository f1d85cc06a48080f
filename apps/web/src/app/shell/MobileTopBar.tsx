import { useUnseenCount } from '../../features/notifications/index.ts'
import { OutboxButton } from '../../features/outbox/index.ts'
import { useUnreadAnnouncements } from '../../features/announcements/index.ts'
import { useT } from '../../i18n/index.ts'
import { useSession } from '../../model/session.ts'
import { BellIcon, MenuIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Brand } from './Brand.tsx'
import styles from './MobileTopBar.module.css'

export interface MobileTopBarProps {
  onMenu: () => void
  onNotifications: () => void
}

/** The top bar of small windows: menu, name, notifications [SHELL-21, 22]. */
export function MobileTopBar({ onMenu, onNotifications }: MobileTopBarProps) {
  const t = useT()
  const { status } = useSession()
  const hasUnread = useUnreadAnnouncements() > 0
  const unseen = useUnseenCount()
  return (
    <header className={styles['bar']} aria-label={t('shell.topBar.label')}>
      <IconButton
        icon={MenuIcon}
        iconSize={20}
        label={hasUnread ? t('shell.topBar.menuWithNews') : t('shell.topBar.menu')}
        hasDot={hasUnread}
        aria-haspopup="dialog"
        className={styles['button']}
        onClick={onMenu}
      />
      <div className={styles['brand']}>
        <Brand isCompact />
      </div>
      <OutboxButton className={styles['waiting']} />
      {status === 'visitor' ? (
        <span className={styles['button']} />
      ) : (
        <IconButton
          icon={BellIcon}
          iconSize={20}
          label={
            unseen > 0
              ? t('shell.topBar.notificationsWithNews', { count: unseen })
              : t('shell.topBar.notifications')
          }
          hasDot={unseen > 0}
          aria-haspopup="dialog"
          className={styles['button']}
          onClick={onNotifications}
        />
      )}
    </header>
  )
}
