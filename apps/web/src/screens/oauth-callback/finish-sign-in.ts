import {
  readRedirectAnswer,
  signInByRedirectCode,
  signInError,
  type SignInError,
} from '../../features/session/index.ts'
import { getClient } from '../../model/client.ts'

/** Why the way back from the server's sign-in page did not end in a session. */
export type CallbackProblem =
  | { readonly kind: 'noCode' | 'wrongState' | 'denied' }
  | { readonly kind: 'refused'; readonly reason: string | null }
  | { readonly kind: 'failed'; readonly error: SignInError }

async function finish(query: string): Promise<CallbackProblem | null> {
  const answer = readRedirectAnswer(query)
  if (answer.kind !== 'code') return answer
  try {
    await signInByRedirectCode(getClient(), answer.code, answer.pending)
    return null
  } catch (error) {
    return { kind: 'failed', error: signInError(error) }
  }
}

let running: { readonly query: string; readonly outcome: Promise<CallbackProblem | null> } | null = null

/**
 * Takes the answer out of the address, where nothing of it stays, and uses its code once, however often it is asked to.
 * Null when somebody is signed in now.
 */
export function finishSignIn(): Promise<CallbackProblem | null> {
  const { search, pathname } = location
  if (search !== '') history.replaceState(history.state, '', pathname)
  if (running === null || (search !== '' && running.query !== search))
    running = { query: search, outcome: finish(search) }
  return running.outcome
}
