import type { ApiErrorInfo } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './OfflineNote.module.css'

interface OfflineNoteProps {
  /** When what is shown was true, milliseconds since 1970. */
  readonly asOf: number
  readonly error: ApiErrorInfo
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says that what is shown is of old, and of when. It lies over the list, so that nothing moves. */
export function OfflineNote({ asOf, error, isRetrying, onRetry }: OfflineNoteProps) {
  const t = useT()
  const reason = failureText(error, t)
  const time = timeOfDay(asOf, useLanguageTag())
  return (
    <div className={styles['place']}>
      <Alert
        level="warning"
        live="polite"
        action={
          <Button size="small" variant="ghost" isPending={isRetrying} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {error.kind === 'network' ? t('timeline.offline', { time }) : t('timeline.asOf', { reason, time })}
      </Alert>
    </div>
  )
}
