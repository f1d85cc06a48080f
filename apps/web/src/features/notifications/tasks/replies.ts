import { fetchContext, type StatusId } from '@skein/api'
import { useEffect } from 'react'
import { useStore } from 'zustand'

import { getClient } from '../../../model/client.ts'
import { getSession, sessionStore } from '../../../model/session.ts'
import { limits } from '../limits.ts'
import { lookAtEach } from './look-at-each.ts'
import { useMinute } from './use-minute.ts'

/** When somebody else last wrote below a post, milliseconds since 1970; of those whose thread was asked for. */
const store = sessionStore<{ readonly times: ReadonlyMap<StatusId, number> }>(() => ({ times: new Map() }))

/** What nobody can say now is asked for again the next time. Never rejects. */
async function look(id: StatusId, signal: AbortSignal): Promise<void> {
  const { viewerId } = getSession()
  const thread = await fetchContext(getClient(), id, { signal }).catch(() => null)
  const times = (thread?.descendants ?? [])
    .filter(({ account }) => account.id !== viewerId)
    .map(({ createdAt }) => Date.parse(createdAt ?? ''))
    .filter((time) => !Number.isNaN(time))
  if (getSession().viewerId === viewerId && times.length > 0)
    store.setState(({ times: known }) => ({ times: new Map(known).set(id, Math.max(...times)) }))
}

/**
 * Asks for the threads of some posts, now and every quarter of an hour: not every answer in them is a notification.
 * @param ids with spaces between them: a text is the same as long as they are
 */
export function useReplyTimes(ids: string): ReadonlyMap<StatusId, number> {
  const turn = Math.floor(useMinute() / limits.threadLookMs)
  useEffect(() => {
    const stop = new AbortController()
    void lookAtEach(ids.split(' ').filter(Boolean) as StatusId[], look, stop.signal)
    return () => stop.abort()
  }, [ids, turn])
  return useStore(store, ({ times }) => times)
}
