import type { Account, AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { createEmitter } from '../lib/emitter.ts'
import { entityStore, useAccount } from './entities/store.ts'
import { getServer } from './server.ts'
import { changeCredentials, credentialsKey, readCredentials } from './session/credentials.ts'
import { forgetStored } from './session/forget-stored.ts'
import { keepViewer } from './session/kept-viewer.ts'
import { forgetSessionMemory, type EndReason } from './session/memory.ts'
import { readSession, visitor, type SessionState, type SessionStatus } from './session/read-session.ts'
import { watchStored } from './storage/values.ts'

export type { SessionStatus } from './session/read-session.ts'

export { changeCredentials, readCredentials } from './session/credentials.ts'
export { saveReturnPath, consumeReturnPath } from './session/interrupted.ts'
export { readKeptViewer } from './session/kept-viewer.ts'
export {
  forgetSessionMemory,
  forgetWithSession,
  ofSession,
  sessionStore,
  sessionValue,
} from './session/memory.ts'

export interface Session {
  readonly status: SessionStatus
  readonly viewerId: AccountId | null
  readonly viewer: AccountRow | null
}

export interface SignedOut {
  /** Null when the account was never known. */
  readonly accountId: AccountId | null
  readonly reason: EndReason
  /** The server refused the token, here or in another tab: the same person is expected back. */
  readonly isExpectedBack: boolean
}

const store = createStore<SessionState>(readSession)
const ending = createEmitter<[SignedOut]>()
const signOut = createEmitter<[SignedOut]>()
const signIn = createEmitter<[AccountId]>()

/** Who looks: a visitor, somebody whose token is being checked, or an account. */
export function useSession(): Session {
  const { status, viewerId } = useStore(store)
  const viewer = useAccount(viewerId)
  return { status, viewerId, viewer: viewer ?? null }
}

/** The account that looks, or null for visitors: for rows by the hundred, which want nothing else of the session. */
export function useViewerId(): AccountId | null {
  return useStore(store, ({ viewerId }) => viewerId)
}

export function getSession(): SessionState {
  return store.getState()
}

/** The viewer's token, or null for visitors. */
export function getToken(): string | null {
  return store.getState().token
}

/** Calls back whenever it is another account that looks, or a visitor. Returns the way to stop. */
export function onViewerChange(listener: () => void): () => void {
  return store.subscribe((now, before) => {
    if (now.viewerId !== before.viewerId) listener()
  })
}

/**
 * Calls back when a session ends, before anything of it is forgotten: for whoever has something in hand that outlives
 * it. What only belongs to the session is declared in `session/memory.ts`. Returns the way to stop.
 */
export const beforeForgetting = ending.on

/** Calls back when everything of the viewer is forgotten, for what goes on for a visitor. Returns the way to stop. */
export const onSignOut = signOut.on

/** Calls back after somebody signed in, so that what a visitor was shown is fetched again. */
export const onSignIn = signIn.on

interface SessionStart {
  /** Not where the session was taken from elsewhere. */
  readonly isByHand?: boolean
  /** The token's id in the server's list of sessions, where it is known. */
  readonly tokenId?: string | null
}

/** Keeps token and account of an account that signed in. */
export function beginSession(
  token: string,
  account: Account,
  { isByHand = true, tokenId = null }: SessionStart = {},
): void {
  // The account first: other tabs look for it as soon as they see the token.
  keepViewer(account)
  changeCredentials(getServer(), { userToken: token, userTokenId: tokenId, userId: account.id })
  entityStore.ingestAccount(account)
  store.setState({ status: 'signedIn', viewerId: account.id, token, isByHand })
  forgetSessionMemory('begun')
  signIn.emit(account.id)
}

/** The server said again who the viewer is. Ignored when the session is no longer the one that was asked about. */
export function confirmSession(token: string, account: Account): void {
  if (store.getState().token !== token) return
  keepViewer(account)
  if (readCredentials(getServer()).userId !== account.id)
    changeCredentials(getServer(), { userId: account.id })
  entityStore.ingestAccount(account)
  store.setState({ status: 'signedIn', viewerId: account.id })
}

/** Ends the session here; cannot fail. The server is told by whoever calls. */
export function endSession(reason: SignedOut['reason']): void {
  const { viewerId, status } = store.getState()
  if (status === 'visitor') return
  const { userId } = readCredentials(getServer())
  const accountId = viewerId ?? (userId as AccountId | null)
  const isExpectedBack = reason === 'refused'
  changeCredentials(getServer(), {
    userToken: null,
    userTokenId: null,
    userId: null,
    refusedId: isExpectedBack ? accountId : null,
  })
  forget({ accountId, reason, isExpectedBack })
}

/**
 * Everything that was seen with the viewer's eyes goes, in this order: whoever has something in hand that outlives the
 * session keeps it; what is stored goes; what is in memory goes, the entities last of all. Then a visitor begins.
 */
function forget(signedOut: SignedOut): void {
  store.setState(visitor)
  ending.emit(signedOut)
  forgetStored(signedOut.accountId, signedOut.reason)
  forgetSessionMemory(signedOut.reason)
  entityStore.clear()
  signOut.emit(signedOut)
}

/** Another tab changed who is signed in: so does this one. What is stored is the other tab's to change. */
function followOtherTabs() {
  const { viewerId, token } = store.getState()
  const { userToken, refusedId } = readCredentials(getServer())
  if (userToken === token) return
  if (token !== null) {
    const isExpectedBack = viewerId !== null && viewerId === refusedId
    forget({ accountId: viewerId, reason: 'elsewhere', isExpectedBack })
  }
  const next = readSession()
  store.setState(next)
  // Also where the account gave way to another: in between what began was a visitor's.
  if (next.token !== null) forgetSessionMemory('begun')
  if (next.viewerId !== null) signIn.emit(next.viewerId)
}

if (typeof window !== 'undefined') watchStored(() => credentialsKey, followOtherTabs)
