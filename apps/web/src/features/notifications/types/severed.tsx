import { useT } from '../../../i18n/index.ts'
import { UnlinkIcon } from '../icons.tsx'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** With whom, and how many follows went. */
function What({ notification: { detail } }: BodyProps) {
  const t = useT()
  if (detail?.kind !== 'severed') return null
  const { target, followers, following } = detail
  return (
    <p className={styles['excerpt']}>
      {target !== '' && <bdi>{target}</bdi>} {t('notifications.severed', { followers, following })}
    </p>
  )
}

export const severed = defineNotification({
  icon: UnlinkIcon,
  tone: 'danger',
  textKey: 'notifications.types.severed_relationships',
  isLong: true,
  Body: What,
})
