import { useT } from '../../../i18n/index.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import styles from './AltPanel.module.css'

interface AltPanelProps extends Opened {
  readonly description: string
  readonly lang: string | null
}

/** The description of a picture in words. */
export function AltPanel({ description, lang, anchorRef, onClose }: AltPanelProps) {
  const t = useT()
  return (
    <PopoverPanel
      label={t('media.description')}
      placement="top-start"
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <div className={styles['text']}>
        <p className={styles['title']}>{t('media.description')}</p>
        <p dir="auto" lang={lang ?? undefined}>
          {description}
        </p>
      </div>
    </PopoverPanel>
  )
}
