import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { MoveIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** [NOTIF-06] */
function Target({ notification }: BodyProps) {
  const target = useAccount(notification.targetId)
  const { restrictedNicknames } = useInstance().facts
  return (
    target && (
      <p className={styles['excerpt']}>
        <Link to={paths.profile(target, restrictedNicknames)} dir="ltr">
          @{target.handle}
        </Link>
      </p>
    )
  )
}

export const move = defineNotification({
  icon: MoveIcon,
  textKey: 'notifications.types.move',
  Body: Target,
})
