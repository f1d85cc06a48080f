import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import styles from '../Gallery.module.css'
import { fileName, openableUrl } from './file-name.ts'

/** A video with the browser's own controls. */
export function VideoTile({ attachment }: { readonly attachment: Attachment }) {
  const t = useT()
  const { url, previewUrl, description } = attachment
  const poster = previewUrl !== null && previewUrl !== url ? openableUrl(previewUrl) : null
  return (
    // What is said in it can only be in the description: servers keep no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles['fill']}
      src={openableUrl(url) ?? undefined}
      {...(poster === null ? {} : { poster })}
      controls
      playsInline
      preload={poster === null ? 'metadata' : 'none'}
      aria-label={description ?? t('media.video', { name: fileName(attachment) })}
    />
  )
}
