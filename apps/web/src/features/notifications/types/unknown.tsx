import { BellIcon } from '../../../ui/icons.tsx'
import { Excerpt } from '../parts/Excerpt.tsx'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** The server's own word for it, and the post where there is one. */
function What(props: BodyProps) {
  return (
    <>
      <p className={styles['excerpt']} dir="ltr">
        {props.notification.wireType}
      </p>
      <Excerpt {...props} />
    </>
  )
}

export const unknown = defineNotification({
  icon: BellIcon,
  textKey: 'notifications.types.unknown',
  isLong: true,
  Body: What,
  variants: [
    {
      isMeant: ({ notification }) => notification.accountId === null,
      textKey: 'notifications.types.unknownOfServer',
    },
  ],
})
