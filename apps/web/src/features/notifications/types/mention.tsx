import { paths } from '../../../model/routes.ts'
import { AtIcon, QuillIcon, ReplyIcon, WarningIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import { Excerpt } from '../parts/Excerpt.tsx'
import styles from '../parts/NotificationItem.module.css'
import { isNewPost, isReply } from '../rules/kind-of.ts'
import { defineNotification, type BodyProps } from './define.ts'

/** Somebody speaks to the viewer: their words in full, unless they stand behind a warning. */
function Words(props: BodyProps) {
  const { status } = props
  if (status === undefined) return null
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
  if (status.text === '') return <Excerpt {...props} />
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

export const mention = defineNotification({
  icon: AtIcon,
  tone: 'reply',
  textKey: 'notifications.types.mention',
  Body: Words,
  variants: [
    { isMeant: isReply, icon: ReplyIcon, textKey: 'notifications.types.reply' },
    // What the bell rings for comes as a mention from Akkoma.
    {
      isMeant: isNewPost,
      icon: QuillIcon,
      tone: 'accent',
      textKey: 'notifications.types.status',
      Body: Excerpt,
    },
  ],
})
