import { ApiError, endAccountSession, fetchAccountSessions, type AccountSession } from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useCall } from '../../../lib/use-call.ts'
import { runBatches } from '../../../model/bulk.ts'
import { getClient } from '../../../model/client.ts'
import { getServer } from '../../../model/server.ts'
import { getToken, readCredentials, useViewerId } from '../../../model/session.ts'

/** This session first, then those that began last. */
function inOrder(sessions: readonly AccountSession[], ownId: string | null): readonly AccountSession[] {
  const rank = ({ id }: AccountSession) => (id === ownId ? Infinity : Number(id))
  return [...sessions].sort((a, b) => rank(b) - rank(a))
}

/** A longer rate limit fails the sessions that are left, ms. */
const mostPauseMs = 30_000

interface EndedSessions {
  readonly left: readonly AccountSession[]
  readonly reason: unknown
}

/** How far ending several sessions has come. */
interface Progress {
  readonly done: number
  readonly all: number
}

/** Everywhere the account is signed in, and ending sessions there. */
export function useAccountSessions() {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const queryKey = ['account-sessions', viewerId]
  const ending = useCall()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failed, setFailed] = useState<readonly AccountSession[]>([])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchAccountSessions(getClient(), { signal }),
  })
  const { userTokenId } = readCredentials(getServer())
  /** Null where the server never said which of the sessions this is. */
  const ownId = data?.some(({ id }) => id === userTokenId) === true ? userTokenId : null
  const sessions = data && inOrder(data, ownId)

  /**
   * Ends sessions one after the other, and goes on after a failure. Then the list is what the server has. Stops when
   * another account is signed in.
   * @returns those that were not ended, and why; null when another call is under way
   */
  async function end(chosen: readonly AccountSession[]): Promise<EndedSessions | null> {
    let ended: EndedSessions | null = null
    await ending.run(async () => {
      const token = getToken()
      const stop = new AbortController()
      const done = new Set<AccountSession>()
      let reason: unknown = null
      setFailed([])
      setProgress({ done: 0, all: chosen.length })
      await runBatches<AccountSession>({
        batches: chosen.map((session) => [session]),
        atOnce: 1,
        mostPauseMs,
        signal: stop.signal,
        send: async ([session]) => {
          if (session === undefined) return
          if (getToken() !== token) {
            stop.abort()
            throw new ApiError({ kind: 'aborted' })
          }
          await endAccountSession(getClient(), session.id)
        },
        onDone: ([session]) => {
          if (session === undefined) return
          done.add(session)
          setProgress({ done: done.size, all: chosen.length })
          queryClient.setQueryData<AccountSession[]>(queryKey, (known) =>
            known?.filter(({ id }) => id !== session.id),
          )
        },
        onFailed: (_, error) => {
          reason = error
        },
        onPause: () => undefined,
      })
      const left = chosen.filter((session) => !done.has(session))
      setProgress(null)
      setFailed(left)
      ended = { left, reason }
      if (getToken() === token) await refetch()
      if (left.length > 0) throw reason
    })
    return ended
  }

  return { sessions, ownId, error, isFetching, refetch, ending, progress, failed, end }
}
