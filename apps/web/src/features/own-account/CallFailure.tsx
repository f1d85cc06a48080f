import type { MessageKey } from '../../i18n/index.ts'
import { useT, useTell } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { Alert } from '../../ui/Alert.tsx'
import type { CallState } from '../../lib/use-call.ts'

interface CallFailureProps {
  readonly call: Pick<CallState, 'failure' | 'dismiss'>
  /** The sentence, with `{reason}` in it. */
  readonly messageKey: MessageKey
  readonly messageArgs?: Readonly<Record<string, string>>
}

/** Why a call did not go, until it is dismissed or made again. */
export function CallFailure({ call, messageKey, messageArgs = {} }: CallFailureProps) {
  const t = useT()
  const tell = useTell()
  if (call.failure === null) return null
  return (
    <Alert level="error" live="urgent" onDismiss={call.dismiss} dismissLabel={t('common.dismissError')}>
      {tell(messageKey, { ...messageArgs, reason: failureText(call.failure, t) })}
    </Alert>
  )
}
