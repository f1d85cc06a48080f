import { fetchPoll, type PollId } from '@skein/api'
import { useEffect } from 'react'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { refetchMs } from './limits.ts'

/** Asks for the poll again every 30 s while it is on screen and open; a failure waits for the next turn. [POLL-07] */
export function usePollTracking(id: PollId, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const timer = setInterval(() => {
      if (document.hidden) return
      fetchPoll(getClient(), id, { signal: stop.signal }).then(
        (poll) => {
          if (!stop.signal.aborted) entityStore.ingestPoll(poll)
        },
        () => undefined,
      )
    }, refetchMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [id, isOpen])
}
