import type { Attachment, StatusId } from '@skein/api'
import styles from './AudioRow.module.css'
import { LargeButton } from './LargeButton.tsx'
import { Player } from './Player.tsx'

interface AudioRowProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly statusId: StatusId | null
  readonly onOpen: () => void
}

/** A recording with the browser's own controls, and its description in sight. */
export function AudioRow({ attachment, lang, statusId, onOpen }: AudioRowProps) {
  const { description } = attachment
  return (
    <div className={styles['audio']}>
      <div className={styles['line']}>
        <Player attachment={attachment} statusId={statusId} isDescribed className={styles['player']} />
        <LargeButton className={styles['large']} onOpen={onOpen} />
      </div>
      {description !== null && (
        <p className={styles['text']} dir="auto" lang={lang ?? undefined}>
          {description}
        </p>
      )}
    </div>
  )
}
