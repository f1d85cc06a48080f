import { htmlToText } from '@skein/rich-text'
import type { AccountRow } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { UserPlusIcon } from '../../../ui/icons.tsx'
import { RequestButtons, useGivenAnswer } from '../../follow-requests/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import styles from '../parts/NotificationItem.module.css'
import { RequestAnswer } from '../parts/RequestAnswer.tsx'
import { defineNotification, type BodyProps } from './define.ts'

/** [FREQ-04] */
function Request({ notification }: BodyProps) {
  const account = useAccount(notification.accountId)
  const answer = useGivenAnswer(notification.accountId)
  if (answer !== null) return <RequestAnswer notification={notification} />
  return account && <Question account={account} />
}

/** How they describe themselves, and what can be answered. */
function Question({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const { restrictedNicknames } = useInstance().facts
  const words = htmlToText(account.note).replaceAll(/\s+/g, ' ').trim()
  return (
    <>
      {words !== '' && (
        <div className={styles['own']}>
          <p className={styles['excerpt']} dir="auto">
            <EmojiText text={words} emojis={account.emojis} />
          </p>
        </div>
      )}
      <div className={styles['buttons']}>
        <RequestButtons account={account} isHeld />
        <ButtonLink size="small" variant="ghost" to={paths.profile(account, restrictedNicknames)}>
          {t('notifications.lookAtProfile')}
        </ButtonLink>
      </div>
    </>
  )
}

export const followRequest = defineNotification({
  icon: UserPlusIcon,
  tone: 'accent',
  textKey: 'notifications.types.follow_request',
  Body: Request,
})
