import type { ApiErrorInfo, Feed } from '@skein/store'

import { asSentence } from '../../lib/as-sentence.ts'
import { clockTime } from '../../lib/written-date.ts'
import { isToldElsewhere } from '../members-only.ts'
import { noticeMs, notify } from '../notices.ts'
import { isLineLost } from './ask-again.ts'

/** What the texts of a failure are chosen and filled by. */
export function failureArgs({ kind, status, serverMessage }: ApiErrorInfo) {
  const byStatus: Readonly<Record<number, string>> = {
    429: 'rateLimited',
    500: 'serverError',
    503: 'unavailable',
  }
  const reason = kind === 'http' ? (byStatus[status ?? 0] ?? 'unexpected') : kind
  return { reason, code: String(status ?? ''), message: asSentence(serverMessage ?? '') }
}

function tell(error: ApiErrorInfo): void {
  if (isToldElsewhere(error)) return
  const { retryAt } = error
  const args = failureArgs(error)
  notify({
    level: 'error',
    timeout: noticeMs.error,
    ...(retryAt === null
      ? { messageKey: 'timeline.error', messageArgs: args }
      : {
          messageKey: 'timeline.limited',
          messageArgs: { ...args, time: clockTime(retryAt, document.documentElement.lang) },
        }),
  })
}

/** Says so when a timeline could not be fetched. A poll that keeps failing is said once. */
export function watchFailures(feed: Feed): void {
  let before = feed.getState()
  feed.subscribe(() => {
    const state = feed.getState()
    // What a lost line kept away is asked for again by itself, and that is not said each time.
    const isNewlyFailing = before.newerError === null || !(state.isLoaded || isLineLost(state.newerError))
    if (state.newerError !== null && state.newerError !== before.newerError && isNewlyFailing)
      tell(state.newerError)
    if (state.olderError !== null && state.olderError !== before.olderError) tell(state.olderError)
    before = state
  })
}
