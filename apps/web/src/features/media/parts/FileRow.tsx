import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { FileIcon, ImageIcon, PlayIcon } from '../../../ui/icons.tsx'
import { fileName, openableUrl } from './file-name.ts'
import styles from './FileRow.module.css'

interface FileRowProps {
  readonly attachment: Attachment
  readonly isSensitive: boolean
}

/** A file by its name and kind only. */
export function FileRow({ attachment, isSensitive }: FileRowProps) {
  const t = useT()
  const { kind, mimeType, description, url } = attachment
  const Glyph = kind === 'image' ? ImageIcon : kind === 'video' || kind === 'audio' ? PlayIcon : FileIcon
  const name = description !== null && description !== '' ? description : fileName(attachment)
  return (
    <a
      className={styles['file']}
      href={openableUrl(url) ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Glyph />
      <span className={styles['fileName']} dir="auto">
        {isSensitive ? t('media.sensitiveFile', { name }) : name}
      </span>
      <span className={styles['fileKind']}>{mimeType ?? t(`media.kinds.${kind}`)}</span>
    </a>
  )
}
