import type { ApiErrorInfo } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { failureArgs } from '../../../model/timelines.ts'

/** Why a fetch failed, in the words of the error catalogue, and when it works again where the server says so. */
export function useReason(): (error: ApiErrorInfo) => string {
  const t = useT()
  const language = useLanguageTag()
  return (error) => {
    const reason = t('timeline.reason', failureArgs(error))
    if (error.retryAt === null) return reason
    return t('errors.reasonRetryAt', { reason, time: clockTime(error.retryAt, language) })
  }
}
