import { SidebarComposer } from '../../features/composer/index.ts'
import { NotificationsColumn } from '../../features/notifications/index.ts'
import { NavigationPanel } from '../../features/panels/index.ts'
import { lazyView } from '../../features/lazy/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import type { ThirdColumnMode } from './layout.ts'
import styles from './ThirdColumn.module.css'
import { useIsNotificationsPage } from './use-is-notifications-page.ts'

const ViewsPanel = lazyView(
  () => import('../../features/notifications/screen.ts').then((part) => part.ViewsPanel),
  null,
)

/** The column that only wide windows have: notifications, or the form for a new post and the navigation. */
export function ThirdColumn({ mode }: { mode: Exclude<ThirdColumnMode, 'none'> }) {
  const t = useT()
  const isTheirPage = useIsNotificationsPage()
  if (mode === 'notifications') return isTheirPage ? <ViewsPanel /> : <NotificationsColumn isWholeColumn />
  return (
    <>
      <ColumnHeading level={2} isFlush isSticky={false} title={t('shell.topBar.newPost')} />
      <div className={styles['composer']}>
        <SidebarComposer />
      </div>
      <NavigationPanel />
    </>
  )
}
