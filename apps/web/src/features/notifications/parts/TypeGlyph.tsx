import type { NotificationRow } from '@skein/store'
import { clsx } from 'clsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './NotificationItem.module.css'
import { typeGlyphs } from './type-glyphs.ts'
import type { NotificationKind } from '../rules/notification-kind.ts'

/** The 20 px mark over the avatar's corner: the type, or the emoji somebody reacted with [NOTIF-07]. */
export function TypeGlyph({ kind, notification }: { kind: NotificationKind; notification: NotificationRow }) {
  const { emoji, emojiUrl } = notification
  const Glyph = typeGlyphs[kind]
  const glyph = <Glyph size={14} isFilled={kind === 'favourite'} />
  const isPicture = kind === 'reaction' && emojiUrl !== null
  if (kind === 'reaction' && emoji !== null && !isPicture)
    return <span className={styles['glyph']}>{emoji}</span>
  return (
    <span className={clsx(styles['glyph'], styles[kind])}>
      {isPicture ? <Picture src={emojiUrl} alt="" fallback={glyph} loading="lazy" decoding="async" /> : glyph}
    </span>
  )
}
