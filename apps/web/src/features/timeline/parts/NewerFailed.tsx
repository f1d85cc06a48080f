import type { ApiErrorInfo } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import styles from './Heading.module.css'

interface NewerFailedProps {
  readonly error: ApiErrorInfo
  readonly onRetry: () => void
}

/** That newer posts did not come, and the way to ask again. */
export function NewerFailed({ error, onRetry }: NewerFailedProps) {
  const t = useT()
  const language = useLanguageTag()
  const reason = t('timeline.newerFailed', { reason: failureText(error, t) })
  const retry = (
    <Button
      size="small"
      variant="ghost"
      icon={WarningIcon}
      data-tooltip={reason}
      aria-label={t('timeline.retryNewer')}
      aria-description={reason}
      onClick={onRetry}
    >
      {t('common.retry')}
    </Button>
  )
  if (error.retryAt === null) return retry
  // [ERR-12] To be seen without pointing at it; until then a press only asks a server that will not answer.
  return (
    <>
      <span className={styles['upToDate']}>
        {t('timeline.nextTry', { time: clockTime(error.retryAt, language) })}
      </span>
      {retry}
    </>
  )
}
