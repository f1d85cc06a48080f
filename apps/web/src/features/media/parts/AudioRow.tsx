import type { Attachment, StatusId } from '@skein/api'
import { useSetting } from '../../../model/settings.ts'
import { Picture } from '../../../ui/Picture.tsx'
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
  const { description, previewUrl, url } = attachment
  const savesData = useSetting('dataSaving')
  // Servers without covers give the address of the sound again.
  const cover = savesData || previewUrl === url ? null : previewUrl
  return (
    <div className={styles['audio']}>
      <div className={styles['line']}>
        {cover !== null && (
          <Picture src={cover} alt="" className={styles['cover']} loading="lazy" decoding="async" />
        )}
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
