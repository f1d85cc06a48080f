import type { Attachment, StatusId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import styles from './AudioRow.module.css'
import { MaximizeIcon } from './maximize-icon.tsx'
import { Player } from './Player.tsx'

interface AudioRowProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly statusId: StatusId | null
  readonly onOpen: () => void
}

/** A recording with the browser's own controls, and its description in sight. */
export function AudioRow({ attachment, lang, statusId, onOpen }: AudioRowProps) {
  const t = useT()
  const { description } = attachment
  return (
    <div className={styles['audio']}>
      <div className={styles['line']}>
        <Player attachment={attachment} statusId={statusId} className={styles['player']} />
        <button
          type="button"
          className={styles['large']}
          aria-label={t('media.openLarge')}
          data-tooltip={t('media.openLarge')}
          data-media=""
          onClick={onOpen}
        >
          <MaximizeIcon size={16} />
        </button>
      </div>
      {description !== null && description !== '' && (
        <p className={styles['text']} dir="auto" lang={lang ?? undefined}>
          {description}
        </p>
      )}
    </div>
  )
}
