import { useT } from '../../../i18n/index.ts'
import { EyeOffIcon } from '../../../ui/icons.tsx'
import styles from '../Gallery.module.css'
import { coverSize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'

interface SensitiveCoverProps {
  readonly blurhash: string | null
  readonly onShow: () => void
}

/** In the place of a sensitive picture, never over it: the picture is not even loaded [MEDIA-10, MEDIA-12]. */
export function SensitiveCover({ blurhash, onShow }: SensitiveCoverProps) {
  const t = useT()
  return (
    <div className={styles['cover']}>
      {blurhash !== null && <Blurhash hash={blurhash} size={coverSize} />}
      <button type="button" className={styles['show']} onClick={onShow} aria-label={t('media.showSensitive')}>
        <EyeOffIcon size={20} />
        {t('media.sensitive')}
        <span className={styles['showLabel']}>{t('media.show')}</span>
      </button>
    </div>
  )
}
