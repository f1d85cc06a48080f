import { useT, useTell, type MessageKey } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'

interface LoadFailureProps {
  /** What says what did not come; `reason` is put in here. */
  readonly textKey: Extract<MessageKey, `${string}ailed`>
  readonly values?: Readonly<Record<string, string>>
  /** Nothing is drawn for null. */
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly isRetrying?: boolean
}

/** What did not come, why, and the way to ask again. */
export function LoadFailure({ textKey, values, error, onRetry, isRetrying = false }: LoadFailureProps) {
  const t = useT()
  const tell = useTell()
  if (error === null) return null
  return (
    <ErrorRow
      message={tell(textKey, { ...values, reason: failureText(error, t) })}
      retryLabel={t('common.retry')}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    />
  )
}
