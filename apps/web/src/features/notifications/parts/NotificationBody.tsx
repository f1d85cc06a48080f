import type { NotificationRow, StatusRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { useAccount, useStatus } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { RequestButtons } from '../../follow-requests/index.ts'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import styles from './NotificationItem.module.css'
import type { NotificationKind } from '../rules/notification-kind.ts'

/** What stands below the first line: the words, the target of a move, a request's button. */
export function NotificationBody({
  notification,
  kind,
}: {
  notification: NotificationRow
  kind: NotificationKind
}) {
  const status = useStatus(notification.statusId)
  if (kind === 'follow_request') return <Request notification={notification} />
  if (kind === 'move') return <MoveTarget notification={notification} />
  if (!status) return null
  return kind === 'mention' || kind === 'reply' ? <Words status={status} /> : <Excerpt status={status} />
}

/** [FREQ-04] */
function Request({ notification }: { notification: NotificationRow }) {
  const account = useAccount(notification.accountId)
  if (!account) return null
  return (
    <div className={styles['buttons']}>
      <RequestButtons account={account} />
    </div>
  )
}

function MoveTarget({ notification }: { notification: NotificationRow }) {
  const target = useAccount(notification.targetId)
  const { restrictedNicknames } = useInstance().facts
  if (!target) return null
  return (
    <p className={styles['excerpt']}>
      <Link to={paths.profile(target, restrictedNicknames)} dir="ltr">
        @{target.handle}
      </Link>
    </p>
  )
}

/** Somebody speaks to the viewer: their words in full, unless they stand behind a warning. */
function Words({ status }: { status: StatusRow }) {
  const t = useT()
  if (status.subject !== '') {
    return (
      <Link
        to={paths.conversation(status.id)}
        className={styles['subject']}
        dir="auto"
        lang={status.language ?? undefined}
      >
        <WarningIcon size={16} className={styles['warning']} />
        <EmojiText text={status.subject} emojis={status.emojis} />
      </Link>
    )
  }
  if (status.text === '') return <Attachments count={status.attachments.length} text={t} />
  return (
    <RichText
      className={styles['words']}
      html={status.content}
      emojis={status.emojis}
      mentions={status.mentions}
      lang={status.language}
      contentType={status.contentType}
    />
  )
}

function Excerpt({ status }: { status: StatusRow }) {
  const t = useT()
  const words = status.subject || status.text
  if (words === '') return <Attachments count={status.attachments.length} text={t} />
  return (
    <p className={styles['excerpt']} dir="auto" lang={status.language ?? undefined}>
      <EmojiText text={words} emojis={status.emojis} />
    </p>
  )
}

function Attachments({ count, text }: { count: number; text: ReturnType<typeof useT> }) {
  return count > 0 ? <p className={styles['excerpt']}>{text('common.fileCount', { count })}</p> : null
}
