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

export interface SidebarProps {
  hasComposer: boolean
  hasNotifications: boolean
}

/** Everything beside the main column, in the order of the design. */
export function Sidebar({ hasComposer, hasNotifications }: SidebarProps) {
  const { status } = useSession()
  return (
    <div className={styles['sidebar']}>
      <UserPanel hasComposer={hasComposer} />
      <NavigationPanel />
      {hasNotifications && <NotificationsColumn />}
      <InstancePanel />
      {status === 'visitor' && <FeaturesPanel />}
      <WhoToFollowPanel />
    </div>
  )
}
