import type { ApiErrorInfo, Feed } from '@skein/store'

import { whenLineMayBeBack } from '../../lib/line-back.ts'

/** A timeline that is polled asks soon anyway: it is only asked sooner when the line is known to be back. */
const triesOfPoll = 5

export function isLineLost(error: ApiErrorInfo | null): boolean {
  return error !== null && (error.kind === 'network' || error.kind === 'timeout')
}

/** Asks again for what did not come because the line was lost, for as long as somebody looks at the timeline. */
export function askAgainWhenBack(feed: Feed, isPolled: boolean, isWanted: () => boolean): void {
  let tries = 0
  let stopWaiting: (() => void) | null = null

  const ask = () => {
    stopWaiting = null
    if (!isWanted()) return
    const { newerError, olderError } = feed.getState()
    if (isLineLost(newerError)) void feed.refresh()
    else if (isLineLost(olderError)) void feed.loadOlder()
  }
  feed.subscribe(() => {
    const { newerError, olderError, isLoadingNewer, isLoadingOlder } = feed.getState()
    if (isLoadingNewer || isLoadingOlder) return
    if (!isLineLost(newerError) && !isLineLost(olderError)) {
      stopWaiting?.()
      stopWaiting = null
      tries = 0
      return
    }
    if (stopWaiting !== null) return
    tries += 1
    stopWaiting = whenLineMayBeBack(isPolled ? triesOfPoll : tries, ask)
  })
}
