import type { PollRow } from '@skein/store'
import { useEffect } from 'react'
import { refetchMs } from './limits.ts'
import { refreshPoll } from './refresh-poll.ts'

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
    const ask = () => {
      refreshPoll(id, { signal: stop.signal }).catch(() => undefined)
    }
    if (hasOldEnd) ask()
    const timer = isOver ? undefined : setInterval(() => !document.hidden && ask(), refetchMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [id, isOver, hasOldEnd])
}
