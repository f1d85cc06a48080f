import type { NotificationId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useAccount, useNotification, useStatus } from '../../../model/entities.ts'
import { useViewerId } from '../../../model/session.ts'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { lookOf } from '../types/index.ts'

interface TaskTitleProps {
  readonly id: NotificationId
}

/** Who did what: the heading of what can be done about it. */
export function TaskTitle({ id }: TaskTitleProps) {
  const t = useT()
  const viewerId = useViewerId()
  const notification = useNotification(id)
  const account = useAccount(notification?.accountId ?? null)
  const status = useStatus(notification?.statusId ?? null)
  if (!notification) return null
  const { textKey } = lookOf({ notification, status, viewerId })
  const name = () =>
    account && (
      <bdi>
        <EmojiText text={account.displayName} emojis={account.emojis} />
      </bdi>
    )
  return (
    <>
      {account && <PersonAvatar account={account} size={32} />}
      <span>{t.rich(textKey, { name })}</span>
    </>
  )
}
