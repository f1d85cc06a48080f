import type { ThreadItem } from '@skein/store'
import type { MouseEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import styles from './RepliesLine.module.css'

interface RepliesLineProps {
  readonly replies: ThreadItem['replies']
  readonly onShow: (id: string) => void
}

/** [CONV-03] Which posts of the list answer this one: "Replies: #2 #5". */
export function RepliesLine({ replies, onShow }: RepliesLineProps) {
  const t = useT()
  const show = (event: MouseEvent, id: string) => {
    // With a modifier it is a link like any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShow(id)
  }
  return (
    <div className={styles['replies']}>
      <span>{t('conversation.replies')}</span>
      {replies.map(({ id, number }) => (
        <a
          key={id}
          href={paths.conversation(id)}
          aria-label={t('conversation.replyOf', { number: String(number) })}
          onClick={(event) => show(event, id)}
        >
          {t('conversation.reply', { number: String(number) })}
        </a>
      ))}
    </div>
  )
}
