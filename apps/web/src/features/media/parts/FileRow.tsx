import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { onPlainClick } from '../../../lib/is-plain-click.ts'
import { openableUrl } from '../../../lib/openable-url.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import { FileIcon, ImageIcon, PlayIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { fileName } from './file-name.ts'
import styles from './FileRow.module.css'

interface FileRowProps {
  readonly attachment: Attachment
  /** Language of the description, when known. */
  readonly lang: string | null
  readonly isSensitive: boolean
  /** Opens the viewer; null where a press leads to the file. */
  readonly onOpen: (() => void) | null
}

/** A file by its name and kind only. */
export function FileRow({ attachment, lang, isSensitive, onOpen }: FileRowProps) {
  const t = useT()
  const { kind, mimeType, description, url } = attachment
  const Glyph = kind === 'image' ? ImageIcon : kind === 'video' || kind === 'audio' ? PlayIcon : FileIcon
  const name = description ?? fileName(attachment)
  return (
    <a
      className={styles['file']}
      href={openableUrl(url) ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
      {...(onOpen !== null && { onClick: onPlainClick(onOpen), 'data-media': '' })}
    >
      <Glyph />
      <Truncate grows dir="auto" lang={(description !== null && !isSensitive && lang) || undefined}>
        {isSensitive ? t('media.sensitiveFile', { name }) : name}
      </Truncate>
      <span className={styles['fileKind']}>
        <VisuallyHidden> </VisuallyHidden>
        {mimeType ?? t(`media.kinds.${kind}`)}
      </span>
    </a>
  )
}
