import { useT } from '../../../i18n/index.ts'
import { Popover } from '../../../ui/Popover.tsx'
import styles from './AltChip.module.css'

/** Opens the description of a picture, which is its alternative text already. */
export function AltChip({
  description,
  lang,
}: {
  readonly description: string
  readonly lang: string | null
}) {
  const t = useT()
  return (
    <Popover
      className={styles['chip']}
      label={t('media.description')}
      aria-label={t('media.showDescription')}
      placement="top-start"
      content={
        <div className={styles['text']}>
          <p className={styles['title']}>{t('media.description')}</p>
          <p dir="auto" lang={lang ?? undefined}>
            {description}
          </p>
        </div>
      }
    >
      {t('media.alt')}
    </Popover>
  )
}
