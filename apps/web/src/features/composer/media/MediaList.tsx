import { useT } from '../../../i18n/index.ts'
import styles from '../Composer.module.css'
import type { ComposerHandle } from '../use-composer.ts'
import { MediaTile } from './MediaTile.tsx'

/** The files of a post, and whether they are covered. */
export function MediaList({ composer }: { composer: ComposerHandle }) {
  'use memo'
  const t = useT()
  const { state, dispatch, media } = composer
  if (state.media.length === 0) return null
  return (
    <>
      <ul className={styles['media']} aria-label={t('composer.media')}>
        {state.media.map((item, index) => (
          <MediaTile
            key={item.key}
            item={item}
            isFirst={index === 0}
            isLast={index === state.media.length - 1}
            canRetry={media.canRetry(item.key)}
            onDescribe={(description) =>
              dispatch({ type: 'mediaChanged', key: item.key, change: { description } })
            }
            onMove={(by) => dispatch({ type: 'mediaMoved', key: item.key, by })}
            onRemove={() => media.remove(item.key)}
            onRetry={() => media.retry(item.key)}
          />
        ))}
      </ul>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={state.isSensitive}
          onChange={(event) => dispatch({ type: 'sensitiveSet', isSensitive: event.target.checked })}
        />
        {t('composer.sensitive')}
      </label>
    </>
  )
}
