import type { ApiErrorInfo, Feed } from '@skein/store'

import { isToldElsewhere } from '../instance/members-only.ts'
import { noticeMs, notify } from '../notices/store.ts'
import { isLineLost } from './ask-again.ts'

function tell(error: ApiErrorInfo): void {
  if (isToldElsewhere(error)) return
  notify({
    level: 'error',
    timeout: noticeMs.error,
    messageKey: 'timeline.error',
    messageArgs: { reason: error },
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
