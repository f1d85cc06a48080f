import { NotificationsColumn } from '../../features/notifications/index.ts'
import {
  FeaturesPanel,
  InstancePanel,
  NavigationPanel,
  UserPanel,
  WhoToFollowPanel,
} from '../../features/panels/index.ts'
import { useSession } from '../../model/session.ts'
import styles from './Sidebar.module.css'
import { useIsNotificationsPage } from './use-is-notifications-page.ts'

export interface SidebarProps {
  /** The form for a new post and the navigation; else the third column has them. */
  hasTools: boolean
  hasNotifications: boolean
}

/** Everything beside the main column, in the order of the design. */
export function Sidebar({ hasTools, hasNotifications }: SidebarProps) {
  const { status } = useSession()
  const isTheirPage = useIsNotificationsPage()
  return (
    <div className={styles['sidebar']}>
      <UserPanel hasComposer={hasTools} />
      {hasTools && <NavigationPanel />}
      {hasNotifications && !isTheirPage && <NotificationsColumn />}
      <InstancePanel />
      {status === 'visitor' && <FeaturesPanel />}
      <WhoToFollowPanel />
    </div>
  )
}
