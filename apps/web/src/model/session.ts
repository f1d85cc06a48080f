import type { Account, AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { entityStore, useAccount } from './entities.ts'
import { getServer } from './server.ts'
import { changeCredentials, credentialsKey, readCredentials } from './session/credentials.ts'
import { forgetViewer, keepViewer } from './session/kept-viewer.ts'
import { readSession, visitor, type SessionState, type SessionStatus } from './session/read-session.ts'
import { watchStored } from './storage.ts'

export type { SessionStatus } from './session/read-session.ts'

export interface Session {
  readonly status: SessionStatus
  readonly viewerId: AccountId | null
  readonly viewer: AccountRow | null
}

export interface SignedOut {
  /** Null when the account was never known. */
  readonly accountId: AccountId | null
  /**
   * `left`: the viewer signed out here; `elsewhere`: another tab changed who is signed in, and what is stored is its to
   * change; `refused`: the server no longer takes the token, and the same person is expected back.
   */
  readonly reason: 'left' | 'elsewhere' | 'refused'
}

const store = createStore<SessionState>(readSession)
const signOutListeners = new Set<(signedOut: SignedOut) => void>()
const signInListeners = new Set<(accountId: AccountId) => void>()

/** Who looks: a visitor, somebody whose token is being checked, or an account. */
export function useSession(): Session {
  const { status, viewerId } = useStore(store)
  const viewer = useAccount(viewerId)
  return { status, viewerId, viewer: viewer ?? null }
}

export function getSession(): SessionState {
  return store.getState()
}

/** The viewer's token, or null for visitors. */
export function getToken(): string | null {
  return store.getState().token
}

/** Calls back after the viewer is gone, so that each owner drops what was theirs. Returns the way to stop. */
export function onSignOut(listener: (signedOut: SignedOut) => void): () => void {
  signOutListeners.add(listener)
  return () => signOutListeners.delete(listener)
}

/** Calls back after somebody signed in, so that what a visitor was shown is asked for anew. */
export function onSignIn(listener: (accountId: AccountId) => void): () => void {
  signInListeners.add(listener)
  return () => signInListeners.delete(listener)
}

/** Somebody signed in: keeps token and account. */
export function beginSession(token: string, account: Account): void {
  // The account first: other tabs look for it as soon as they see the token.
  keepViewer(getServer(), account)
  changeCredentials(getServer(), { userToken: token })
  entityStore.ingestAccount(account)
  store.setState({ status: 'signedIn', viewerId: account.id, token })
  for (const listener of signInListeners) listener(account.id)
}

/** The server said again who the viewer is. Ignored when the session is no longer the one that was asked about. */
export function confirmSession(token: string, account: Account): void {
  if (store.getState().token !== token) return
  keepViewer(getServer(), account)
  entityStore.ingestAccount(account)
  store.setState({ status: 'signedIn', viewerId: account.id })
}

/** Ends the session here; cannot fail. The server is told by whoever calls. */
export function endSession(reason: SignedOut['reason']): void {
  const { viewerId, status } = store.getState()
  if (status === 'visitor') return
  changeCredentials(getServer(), { userToken: null })
  forgetViewer()
  forget({ accountId: viewerId, reason })
}

/** Everything that was seen with the viewer's eyes goes: first by its owners, then the entities themselves. */
function forget(signedOut: SignedOut): void {
  store.setState(visitor)
  for (const listener of signOutListeners) listener(signedOut)
  entityStore.clear()
}

/** Another tab changed who is signed in: so does this one. What is stored is the other tab's to change. */
function followOtherTabs() {
  const { viewerId, token } = store.getState()
  const { userToken } = readCredentials(getServer())
  if (userToken === token) return
  if (token !== null) forget({ accountId: viewerId, reason: 'elsewhere' })
  const next = readSession()
  store.setState(next)
  if (next.viewerId !== null) for (const listener of signInListeners) listener(next.viewerId)
}

if (typeof window !== 'undefined') watchStored(credentialsKey, followOtherTabs)
