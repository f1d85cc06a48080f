import type { Attachment } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import { ImageIcon, RefreshIcon } from '../../../ui/icons.tsx'
import styles from './FailedTile.module.css'
import { fileName } from './file-name.ts'

interface FailedTileProps {
  readonly attachment: Attachment
  readonly onRetry: () => void
}

/** In the place of a picture that did not arrive: its name, and the way to ask again. */
export function FailedTile({ attachment, onRetry }: FailedTileProps) {
  const t = useT()
  return (
    <button type="button" className={styles['failed']} onClick={onRetry}>
      <ImageIcon size={24} />
      <Truncate className={styles['name']}>{fileName(attachment)}</Truncate>{' '}
      <span className={styles['again']}>
        <RefreshIcon size={14} />
        {t('media.failed')}
      </span>
    </button>
  )
}
