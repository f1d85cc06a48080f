import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import styles from '../Gallery.module.css'
import { fileName, openableUrl } from './file-name.ts'

/** A recording with the browser's own controls, and its description in sight. */
export function AudioRow({
  attachment,
  lang,
}: {
  readonly attachment: Attachment
  readonly lang: string | null
}) {
  const t = useT()
  const { url, description } = attachment
  return (
    <div className={styles['audio']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers keep no captions; the description stands below */}
      <audio
        src={openableUrl(url) ?? undefined}
        controls
        preload="metadata"
        aria-label={t('media.audio', { name: fileName(attachment) })}
      />
      {description !== null && description !== '' && (
        <p className={styles['audioText']} dir="auto" lang={lang ?? undefined}>
          {description}
        </p>
      )}
    </div>
  )
}
