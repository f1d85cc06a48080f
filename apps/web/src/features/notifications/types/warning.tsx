import { WarningIcon } from '../../../ui/icons.tsx'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** The words of the moderators. */
function Words({ notification: { detail } }: BodyProps) {
  if (detail?.kind !== 'warning' || detail.text === '') return null
  return (
    <p className={styles['excerpt']} dir="auto">
      {detail.text}
    </p>
  )
}

export const warning = defineNotification({
  icon: WarningIcon,
  tone: 'danger',
  textKey: 'notifications.types.moderation_warning',
  isLong: true,
  Body: Words,
})
