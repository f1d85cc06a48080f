import type { NotificationId } from '@skein/api'
import type { AccountRow, NotificationRow } from '@skein/store'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { RelativeTime, useT } from '../../../i18n/index.ts'
import { useAccount, useNotification, useStatus } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { MuteIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { markSeen } from '../use-notifications.ts'
import styles from './NotificationItem.module.css'
import { NotificationBody } from './NotificationBody.tsx'
import { TypeGlyph } from './TypeGlyph.tsx'
import type { NotificationKind } from './type-glyphs.ts'

/** One thing that happened to the viewer. */
export function NotificationItem({ id }: { id: NotificationId }) {
  const notification = useNotification(id)
  const account = useAccount(notification?.accountId ?? null)
  const [isMutedShown, setIsMutedShown] = useState(false)
  if (!notification || !account) return null
  if (notification.isMuted && !isMutedShown) {
    return <MutedItem account={account} onShow={() => setIsMutedShown(true)} />
  }
  return <Item notification={notification} account={account} />
}

function Item({ notification, account }: { notification: NotificationRow; account: AccountRow }) {
  const t = useT()
  const { viewerId } = useSession()
  const { restrictedNicknames } = useInstance()
  const status = useStatus(notification.statusId)
  const profile = paths.profile(account, restrictedNicknames)
  const isReply =
    notification.type === 'mention' &&
    status?.inReplyToAccountId != null &&
    status.inReplyToAccountId === viewerId
  const kind: NotificationKind = isReply ? 'reply' : notification.type
  const key = kind === 'poll' && account.id === viewerId ? 'ownPoll' : kind
  return (
    // Everything in it that can be pressed is a link or a button; a press anywhere means it was seen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      className={clsx(styles['item'], !notification.isSeen && styles['unseen'])}
      onClick={() => void markSeen(notification.id)}
    >
      <Link to={profile} className={styles['avatar']} tabIndex={-1} aria-hidden="true">
        <PersonAvatar account={account} size={36}>
          <TypeGlyph kind={kind} notification={notification} />
        </PersonAvatar>
      </Link>
      <div className={styles['content']}>
        <div className={styles['line']}>
          <p className={clsx(styles['what'], kind === 'poll' && styles['long'])}>
            {!notification.isSeen && <VisuallyHidden>{t('notifications.isNew')} </VisuallyHidden>}
            {t.rich(`notifications.types.${key}`, { name: () => <Name account={account} to={profile} /> })}
            {kind === 'reaction' && notification.emoji !== null && (
              <VisuallyHidden>
                {' '}
                {t('notifications.reactedWith', { emoji: notification.emoji })}
              </VisuallyHidden>
            )}
          </p>
          <When iso={notification.createdAt} to={status ? paths.conversation(status.id) : null} />
        </div>
        <NotificationBody notification={notification} kind={kind} />
      </div>
    </article>
  )
}

function Name({ account, to }: { account: AccountRow; to: string }): ReactNode {
  return (
    <Link to={to} className={styles['name']} data-tooltip={`@${account.handle}`}>
      <bdi>
        <EmojiText text={account.displayName} emojis={account.emojis} />
      </bdi>
    </Link>
  )
}

function When({ iso, to }: { iso: string | null; to: string | null }) {
  if (iso === null) return null
  const time = <RelativeTime iso={iso} />
  if (to === null) return <span className={styles['when']}>{time}</span>
  return (
    <Link to={to} className={styles['when']}>
      {time}
    </Link>
  )
}

function MutedItem({ account, onShow }: { account: AccountRow; onShow: () => void }) {
  const t = useT()
  return (
    <article className={styles['muted']}>
      <MuteIcon size={16} />
      <p className={styles['what']}>
        {t.rich('notifications.muted', { name: () => <b>@{account.handle}</b> })}
      </p>
      <Button size="small" variant="ghost" onClick={onShow}>
        {t('notifications.show')}
      </Button>
    </article>
  )
}
