import { useT } from '../../../i18n/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import type { BodyProps } from '../types/define.ts'
import styles from './NotificationItem.module.css'

/** How the post begins that it is about; without words, how many files it has. */
export function Excerpt({ status }: Pick<BodyProps, 'status'>) {
  const t = useT()
  if (status === undefined) return null
  const words = status.subject || status.text
  const count = status.attachments.length
  if (words === '')
    return count > 0 && <p className={styles['excerpt']}>{t('common.fileCount', { count })}</p>
  return (
    <p className={styles['excerpt']} dir="auto" lang={status.language ?? undefined}>
      <EmojiText text={words} emojis={status.emojis} />
    </p>
  )
}
