import { clsx } from 'clsx'
import { useId } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx'
import { CharacterRing } from '../parts/CharacterRing.tsx'
import styles from './MediaTile.module.css'
import { lacksDescription, type MediaItem } from './rules/media-item.ts'

interface TileCaptionProps {
  item: MediaItem
  /** Somebody should describe it. */
  isUndescribed: boolean
  onDescribe: (description: string) => void
}

/** Characters left from which they are counted, at least; a tenth of the limit where that is more. */
const COUNTED_FROM = 120

/** The description of a file, for people who cannot see or hear it. */
export function TileCaption({ item, isUndescribed, onDescribe }: TileCaptionProps) {
  const t = useT()
  const { descriptionLimit } = useInstance().limits
  const id = useId()
  const isDescribed = item.description.trim() !== ''
  const left = descriptionLimit ? descriptionLimit - item.description.length : null
  const isCounted = left !== null && left <= Math.max(COUNTED_FROM, (descriptionLimit ?? 0) / 10)
  return (
    <div className={styles['caption']} data-undescribed={isUndescribed || undefined}>
      <span className={styles['line']}>
        {(isDescribed || lacksDescription(item)) && (
          <span
            className={clsx(styles['mark'], isDescribed ? styles['described'] : styles['undescribed'])}
            id={id}
          >
            {isDescribed ? <CheckIcon size={14} /> : <WarningIcon size={14} />}
            {isDescribed ? t('composer.description') : t('composer.noDescription')}
          </span>
        )}
        {isCounted && <CharacterRing left={left} limit={descriptionLimit ?? 0} />}
      </span>
      <textarea
        className={styles['description']}
        aria-label={t('composer.descriptionOf', { name: item.name })}
        aria-describedby={id}
        aria-invalid={left !== null && left < 0}
        placeholder={t('composer.describe')}
        dir="auto"
        rows={2}
        value={item.description}
        onChange={(event) => onDescribe(event.target.value)}
      />
    </div>
  )
}
