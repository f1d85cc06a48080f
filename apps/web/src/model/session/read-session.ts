import type { AccountId } from '@skein/api'

import { entityStore } from '../entities/store.ts'
import { getServer } from '../server.ts'
import { readCredentials } from './credentials.ts'
import { readKeptViewer } from './kept-viewer.ts'

/** `checking`: there is a token, but nobody has said yet whose it is. */
export type SessionStatus = 'visitor' | 'checking' | 'signedIn'

export interface SessionState {
  readonly status: SessionStatus
  readonly viewerId: AccountId | null
  readonly token: string | null
  /** It began on this page, by somebody's own doing. */
  readonly isByHand: boolean
}

export const visitor: SessionState = { status: 'visitor', viewerId: null, token: null, isByHand: false }

/** The session that was kept in storage; its account is known to the entity store afterwards [BOOT-05]. */
export function readSession(): SessionState {
  const { userToken, userId } = readCredentials(getServer())
  if (userToken === null) return visitor
  const kept = userId === null ? null : readKeptViewer(userId)
  if (kept === null) return { ...visitor, status: 'checking', token: userToken }
  entityStore.ingestAccount(kept)
  return { ...visitor, status: 'signedIn', viewerId: kept.id, token: userToken }
}
