import type { ThreadItem } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { onPlainClick } from '../../../lib/is-plain-click.ts'
import { paths } from '../../../model/routes.ts'
import { HoverOpener } from '../../../ui/HoverOpener.tsx'
import { fetchPreview } from '../../status/index.ts'
import styles from './RepliesLine.module.css'

interface RepliesLineProps {
  readonly replies: ThreadItem['replies']
  readonly onShow: (id: string) => void
}

/** [CONV-03] Which posts of the list answer this one: "Replies: #2 #5", each with a look at it. */
export function RepliesLine({ replies, onShow }: RepliesLineProps) {
  const t = useT()
  return (
    <div className={styles['replies']}>
      <span>{t('conversation.replies')}</span>
      {replies.map(({ id, number }) => {
        const label = t('conversation.replyOf', { number: String(number) })
        return (
          <HoverOpener key={id} fetchPanel={fetchPreview} panelProps={{ statusId: id, label }}>
            <a href={paths.conversation(id)} aria-label={label} onClick={onPlainClick(() => onShow(id))}>
              {t('conversation.reply', { number: String(number) })}
            </a>
          </HoverOpener>
        )
      })}
    </div>
  )
}
