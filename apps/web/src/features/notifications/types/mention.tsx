import type { StatusId } from '@skein/api'
import type { StatusRow } from '@skein/store'

import { useStatus } from '../../../model/entities.ts'
import { useViewerId } from '../../../model/session.ts'
import { paths } from '../../../model/routes.ts'
import { AtIcon, QuillIcon, ReplyIcon, WarningIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import { Excerpt } from '../parts/Excerpt.tsx'
import styles from '../parts/NotificationItem.module.css'
import { isNewPost, isReply } from '../rules/kind-of.ts'
import { defineNotification, type BodyProps } from './define.ts'

/** What the viewer wrote that is answered, where it is known. */
function Own({ id }: { readonly id: StatusId | null }) {
  const own = useStatus(id)
  const viewerId = useViewerId()
  if (own === undefined || own.accountId !== viewerId || own.isDeleted) return null
  return (
    <div className={styles['own']}>
      <Excerpt status={own} />
    </div>
  )
}

/** Somebody speaks to the viewer: their words in full, unless they stand behind a warning. */
function Words({ status }: BodyProps) {
  if (status === undefined) return null
  return (
    <>
      <Own id={status.inReplyToId} />
      <Said status={status} />
    </>
  )
}

function Said({ status }: { readonly status: StatusRow }) {
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
  if (status.text === '') return <Excerpt status={status} />
  return (
    <RichText
      className={styles['words']}
      html={status.content}
      emojis={status.emojis}
      mentions={status.mentions}
      tags={status.tags}
      lang={status.language}
      contentType={status.contentType}
    />
  )
}

export const mention = defineNotification({
  icon: AtIcon,
  tone: 'reply',
  textKey: 'notifications.types.mention',
  Body: Words,
  hasActions: true,
  variants: [
    { isMeant: isReply, icon: ReplyIcon, textKey: 'notifications.types.reply' },
    // What the bell rings for comes as a mention from Akkoma.
    {
      isMeant: isNewPost,
      icon: QuillIcon,
      tone: 'accent',
      textKey: 'notifications.types.status',
      Body: Excerpt,
      hasActions: false,
    },
  ],
})
