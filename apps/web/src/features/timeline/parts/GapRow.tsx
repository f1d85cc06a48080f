import type { TimelineGap } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useIsClosed } from '../../../model/members-only.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { MembersOnly } from '../../session/index.ts'
import styles from './GapRow.module.css'
import { useReason } from './use-reason.ts'

interface GapRowProps {
  readonly gap: TimelineGap
  readonly onLoad: () => void
}

/** Stands where posts are known to be missing: an item of the feed like the posts. */
export function GapRow({ gap, onLoad }: GapRowProps) {
  const t = useT()
  const reasonOf = useReason()
  const isClosed = useIsClosed(gap.error)
  if (gap.error !== null && !gap.isLoading) {
    return (
      <article>
        {isClosed ? (
          <MembersOnly />
        ) : (
          <ErrorRow
            message={t('timeline.gapFailed', { reason: reasonOf(gap.error) })}
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
