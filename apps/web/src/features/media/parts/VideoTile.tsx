import type { Attachment, StatusId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import styles from './VideoTile.module.css'
import { MaximizeIcon } from './maximize-icon.tsx'
import { Player } from './Player.tsx'

interface VideoTileProps {
  readonly attachment: Attachment
  readonly statusId: StatusId | null
  readonly onOpen: () => void
}

/** A video that plays in its place; a button opens it large. */
export function VideoTile({ attachment, statusId, onOpen }: VideoTileProps) {
  const t = useT()
  return (
    <>
      <Player attachment={attachment} statusId={statusId} className={styles['video']} />
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
    </>
  )
}
