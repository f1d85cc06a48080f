import { fetchPoll, type PollId } from '@skein/api'
import type { PollRow } from '@skein/store'
import { useEffect } from 'react'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { refetchMs } from './limits.ts'

function ask(id: PollId, signal: AbortSignal): void {
  fetchPoll(getClient(), id, { signal }).then(
    (poll) => {
      if (!signal.aborted) entityStore.ingestPoll(poll)
    },
    () => undefined,
  )
}

/**
 * Asks for the poll again every 30 s while it is on screen and open, and once more when it ends there; a failure waits
 * for the next turn. [POLL-07, LIM-06]
 */
export function usePollTracking(poll: PollRow | undefined, isOver: boolean): void {
  const id = poll?.id ?? null
  // It ended here, and the server's numbers are those from before.
  const hasOldEnd = isOver && poll?.isExpired === false
  useEffect(() => {
    if (id === null || (isOver && !hasOldEnd)) return undefined
    const stop = new AbortController()
    if (hasOldEnd) ask(id, stop.signal)
    const timer = isOver
      ? undefined
      : setInterval(() => {
          if (!document.hidden) ask(id, stop.signal)
        }, refetchMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [id, isOver, hasOldEnd])
}
