import type { Attachment } from '@skein/api'
import { clsx } from 'clsx'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useT } from '../../../i18n/index.ts'
import { PlayIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import chip from './Chip.module.css'
import { fileName } from './file-name.ts'
import styles from './VideoTile.module.css'

interface VideoPosterProps {
  readonly attachment: Attachment
  readonly onOpen: () => void
}

/** A video that plays in the viewer: its picture, and how long it is. */
export function VideoPoster({ attachment, onOpen }: VideoPosterProps) {
  const t = useT()
  const { url, previewUrl, description, duration } = attachment
  const poster = previewUrl !== null && previewUrl !== url ? openableUrl(previewUrl) : null
  return (
    <button
      type="button"
      className={styles['poster']}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={t('media.playVideo', { name: description ?? fileName(attachment) })}
      data-media=""
    >
      {poster === null ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture only: it never plays
        <video
          className={styles['still']}
          src={openableUrl(url) ?? undefined}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden="true"
        />
      ) : (
        <Picture
          className={styles['still']}
          src={poster}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <span className={styles['disc']}>
        <PlayIcon size={24} />
      </span>
      {duration !== null && <span className={clsx(chip['chip'], chip['atEnd'])}>{clock(duration)}</span>}
    </button>
  )
}

/** Seconds as m:ss. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
