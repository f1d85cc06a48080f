import { answerFollowRequest, type AccountId } from '@skein/api'
import { useStore } from 'zustand'

import { getClient } from '../../model/client.ts'
import { notify, takeBackMs, takeBackSaid } from '../../model/notices.ts'
import { beforeForgetting, getToken, ofSession, sessionStore } from '../../model/session.ts'
import { isAnswering, saidOf, send, show, type Answering } from './answer.ts'
import { limits } from './limits.ts'

/* Answers that can be taken back for a while, because the server cannot take them back: they leave after that. */

export interface GivenAnswer {
  readonly isApproved: boolean
  /** It has not left. */
  readonly isHeld: boolean
}

const store = sessionStore<{ readonly given: ReadonlyMap<AccountId, GivenAnswer> }>(() => ({
  given: new Map(),
}))

/** What this person was answered since the session began; null before that. */
export function useGivenAnswer(id: AccountId | null): GivenAnswer | null {
  return useStore(store, ({ given }) => (id === null ? null : (given.get(id) ?? null)))
}

export const hasAnswer = (id: AccountId): boolean => store.getState().given.has(id)

function note(id: AccountId, answer: GivenAnswer | null): void {
  const given = new Map(store.getState().given)
  if (answer === null) given.delete(id)
  else given.set(id, answer)
  store.setState({ given })
}

interface Held {
  /** It leaves now. */
  readonly release: () => void
  readonly takeBack: () => void
  /** Whoever signs out wanted it all the same. */
  readonly sendLast: () => void
}

const held = ofSession(new Map<AccountId, Held>())

/** Answers a request; it leaves when it cannot be taken back any more, or when nobody looks any more. */
export function holdAnswer(answering: Answering): void {
  const { id, isApproved } = answering
  if (held.has(id) || isAnswering(id)) return
  const token = getToken()
  const said = saidOf(answering)
  // First of all: whoever looks at the notification that changes now knows why.
  note(id, { isApproved, isHeld: true })
  const shown = show(answering)
  const end = () => {
    clearTimeout(timer)
    return held.delete(id)
  }
  const timer = setTimeout(() => held.get(id)?.release(), takeBackMs(limits.takeBackMs))
  const undo = () => {
    if (!end()) return
    note(id, null)
    shown.drop()
  }
  const notice = notify({ ...said, timeout: limits.takeBackMs, undo })
  held.set(id, {
    release: () => {
      if (!end()) return
      note(id, { isApproved, isHeld: false })
      void send(answering, shown).then((hasArrived) => {
        if (!hasArrived) note(id, null)
      })
    },
    takeBack: () => takeBackSaid({ id: notice, undo }),
    sendLast: () => {
      end()
      answerFollowRequest(getClient(), id, isApproved, { token }).catch(() => undefined)
    },
  })
}

export function takeBackAnswer(id: AccountId): void {
  held.get(id)?.takeBack()
}

function releaseAll(): void {
  for (const { release } of held.values()) release()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', releaseAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') releaseAll()
  })
}
beforeForgetting(({ reason }) => {
  if (reason === 'left') for (const { sendLast } of held.values()) sendLast()
})
