import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import { truncated } from '../../../ui/Truncate.tsx'
import styles from './ReadMarker.module.css'

interface ReadMarkerProps {
  readonly count: number
  /** There is a gap: nobody knows how many more. */
  readonly isMore: boolean
  readonly onReadUp: () => void
}

/**
 * A thin line above the post at which the reader stopped last time: an item of the feed, which holds nothing else. It takes
 * no room, so that nothing moves. No <article>, for it is no post: the keys pass it over.
 */
export function ReadMarker({ count, isMore, onReadUp }: ReadMarkerProps) {
  const t = useT()
  return (
    <div role="article" className={styles['line']}>
      <div className={styles['room']}>
        <button type="button" className={styles['label']} onClick={onReadUp}>
          <span>
            {t(isMore ? 'timeline.stoppedHereMore' : 'timeline.stoppedHere', { count: String(count) })}
          </span>
          <span className={clsx(truncated, styles['hint'])}>{t('timeline.readUp')}</span>
        </button>
      </div>
    </div>
  )
}
