import type { Attachment, StatusId } from '@skein/api'
import styles from './VideoTile.module.css'
import { LargeButton } from './LargeButton.tsx'
import { Player } from './Player.tsx'

interface VideoTileProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly statusId: StatusId | null
  readonly onOpen: () => void
}

/** A video that plays in its place; a button opens it large. */
export function VideoTile({ attachment, lang, statusId, onOpen }: VideoTileProps) {
  return (
    <>
      <Player attachment={attachment} statusId={statusId} lang={lang} className={styles['video']} />
      <LargeButton className={styles['large']} onOpen={onOpen} />
    </>
  )
}
