import type { ApiErrorInfo } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './OfflineNote.module.css'

interface OfflineNoteProps {
  /** What is shown; posts, if it does not say. */
  readonly of?: 'timeline' | 'notifications'
  /** It has a place of its own above the list, where that has little room. */
  readonly isInFlow?: boolean
  /** When what is shown was true, milliseconds since 1970. */
  readonly asOf: number
  readonly error: ApiErrorInfo
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says that what is shown is of old, and of when. It lies over a list with room, so that nothing moves. */
export function OfflineNote({
  of = 'timeline',
  isInFlow = false,
  asOf,
  error,
  isRetrying,
  onRetry,
}: OfflineNoteProps) {
  const t = useT()
  const reason = failureText(error, t)
  const time = timeOfDay(asOf, useLanguageTag())
  return (
    <div className={styles[isInFlow ? 'above' : 'place']}>
      <Alert
        level="warning"
        live="polite"
        action={
          <Button size="small" variant="ghost" isPending={isRetrying} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {error.kind === 'network' ? t(`${of}.offline`, { time }) : t(`${of}.asOf`, { reason, time })}
      </Alert>
    </div>
  )
}
