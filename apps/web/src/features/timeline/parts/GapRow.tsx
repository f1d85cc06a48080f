import type { TimelineGap } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { useIsClosed } from '../../../model/instance.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { MembersOnly } from '../../session/index.ts'
import styles from './GapRow.module.css'

interface GapRowProps {
  readonly gap: TimelineGap
  readonly onLoad: () => void
}

/** Stands where posts are known to be missing: an item of the feed like the posts. */
export function GapRow({ gap, onLoad }: GapRowProps) {
  const t = useT()
  const isClosed = useIsClosed(gap.error)
  if (gap.error !== null && !gap.isLoading) {
    return (
      <article>
        {isClosed ? (
          <MembersOnly />
        ) : (
          <ErrorRow
            message={t('timeline.gapFailed', { reason: failureText(gap.error, t) })}
            retryLabel={t('common.retry')}
            onRetry={onLoad}
          />
        )}
      </article>
    )
  }
  return (
    <article className={styles['gap']}>
      <Button size="small" variant="soft" isPending={gap.isLoading} onClick={onLoad}>
        {t('timeline.gap')}
      </Button>
    </article>
  )
}
