import { useAccount } from '../../../model/entities.ts'
import { UserPlusIcon } from '../../../ui/icons.tsx'
import { RequestButtons } from '../../follow-requests/index.ts'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** [FREQ-04] */
function Answers({ notification }: BodyProps) {
  const account = useAccount(notification.accountId)
  return (
    account && (
      <div className={styles['buttons']}>
        <RequestButtons account={account} />
      </div>
    )
  )
}

export const followRequest = defineNotification({
  icon: UserPlusIcon,
  tone: 'accent',
  textKey: 'notifications.types.follow_request',
  Body: Answers,
})
