import { can } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { AwayButton } from '../../../ui/ButtonLink.tsx'
import { FlagIcon } from '../../../ui/icons.tsx'
import styles from '../parts/NotificationItem.module.css'
import { defineNotification, type BodyProps } from './define.ts'

/** Who is reported and why, and the way to the server's own page of it. */
function Case({ notification: { detail } }: BodyProps) {
  const t = useT()
  const hasPages = can(useInstance(), 'administrationPages')
  if (detail?.kind !== 'report') return null
  const { id, acct, comment, posts } = detail
  return (
    <>
      <p className={styles['excerpt']} dir="auto">
        {acct !== null && t('notifications.reported', { acct, posts })} {comment}
      </p>
      {hasPages && id !== null && (
        <div className={styles['buttons']}>
          <AwayButton size="small" variant="soft" href={paths.serverReport(id)}>
            {t('notifications.review')}
          </AwayButton>
        </div>
      )}
    </>
  )
}

export const report = defineNotification({
  icon: FlagIcon,
  tone: 'danger',
  textKey: 'notifications.types.report',
  Body: Case,
})
