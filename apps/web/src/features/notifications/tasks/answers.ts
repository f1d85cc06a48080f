import { fetchContext, isApiError, type StatusId } from '@skein/api'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { getClient } from '../../../model/client.ts'
import { onPosted } from '../../../model/own-posts.ts'
import { getSession, sessionStore } from '../../../model/session.ts'
import { lookAtEach } from './look-at-each.ts'

/** Whether the viewer has answered a post; `unknown`: nobody could say. */
type Answer = 'answered' | 'unanswered' | 'unknown'

interface Answers {
  readonly answers: ReadonlyMap<StatusId, Answer>
  /** Those without an answer, when somebody looked last. */
  readonly listed: readonly StatusId[]
}

const store = sessionStore<Answers>(() => ({ answers: new Map(), listed: [] }))

function note(id: StatusId, answer: Answer): void {
  store.setState(({ answers }) => ({ answers: new Map(answers).set(id, answer) }))
}

onPosted(({ inReplyToId }) => {
  if (inReplyToId !== null) note(inReplyToId, 'answered')
})

/** Asks the server for what stands below a post: an answer may have come from another client. */
async function look(id: StatusId, signal: AbortSignal): Promise<void> {
  const { viewerId } = getSession()
  try {
    const { descendants } = await fetchContext(getClient(), id, { signal })
    if (getSession().viewerId !== viewerId) return
    note(id, descendants.some(({ account }) => account.id === viewerId) ? 'answered' : 'unanswered')
  } catch (error) {
    if (!isApiError(error, 'aborted')) note(id, 'unknown')
  }
}

/** What was answered stays so. */
const lookThrough = (ids: readonly StatusId[], signal: AbortSignal) =>
  lookAtEach(
    ids.filter((id) => store.getState().answers.get(id) !== 'answered'),
    look,
    signal,
  )

/** What is known of posts; each is asked for once while somebody looks, and again when they come back. */
export function useAnswers(ids: readonly StatusId[]): ReadonlyMap<StatusId, Answer> {
  const [visit] = useState(() => ({ asked: new Set<StatusId>(), stop: new AbortController() }))
  useEffect(() => {
    const fresh = ids.filter((id) => !visit.asked.has(id))
    for (const id of fresh) visit.asked.add(id)
    if (fresh.length > 0) void lookThrough(fresh, visit.stop.signal)
  }, [ids, visit])
  useEffect(() => () => visit.stop.abort(), [visit])
  return useStore(store, ({ answers }) => answers)
}

/** Asks again where nobody could say. */
export function lookAgain(): void {
  const unknown = [...store.getState().answers].filter(([, answer]) => answer === 'unknown').map(([id]) => id)
  void lookThrough(unknown, new AbortController().signal)
}

/** The list has them, so that what stands beside it need not ask for all of them again. */
export function useTellListed(ids: readonly StatusId[]): void {
  useEffect(() => store.setState({ listed: ids }), [ids])
}

/** How many posts wait for an answer, as of the last look at the list; what was answered here since does not. */
export const useUnansweredCount = (): number =>
  useStore(store, ({ listed, answers }) => listed.filter((id) => answers.get(id) !== 'answered').length)
