import type { NotificationRow } from '@skein/store'
import { clsx } from 'clsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { NotificationLook } from '../types/index.ts'
import styles from './NotificationItem.module.css'

interface TypeGlyphProps {
  readonly look: NotificationLook
  readonly notification: NotificationRow
}

/** The 20 px mark over the avatar's corner: the type, or the emoji somebody reacted with [NOTIF-07]. */
export function TypeGlyph({ look, notification: { emoji, emojiUrl } }: TypeGlyphProps) {
  const { icon: Glyph, isFilled = false, tone, withEmoji } = look
  const glyph = <Glyph size={14} isFilled={isFilled} />
  const isPicture = withEmoji !== undefined && emojiUrl !== null
  if (withEmoji !== undefined && emoji !== null && !isPicture)
    return <span className={styles['glyph']}>{emoji}</span>
  return (
    <span className={clsx(styles['glyph'], tone && styles[tone])}>
      {isPicture ? <Picture src={emojiUrl} alt="" fallback={glyph} loading="lazy" decoding="async" /> : glyph}
    </span>
  )
}
