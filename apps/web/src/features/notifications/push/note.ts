import type { AccountId } from '@skein/api'

import { fieldsOf } from '../../../lib/fields.ts'
import { accountKey, forgetCached, readCached, writeCached } from '../../../model/storage.ts'

/** How the worker is to tell of a push; `service-worker/push-note.ts` reads it. */
export interface HowToTell {
  readonly listPath: string
  readonly hidesWords: boolean
  readonly quiet: { readonly from: number; readonly to: number } | null
  readonly ringsUntil: number
  readonly silentUntil: number
  readonly words: { readonly title: string; readonly hidden: string }
}

/** What the browser got for an account, and the server's key that it is bound to. */
export interface Bound {
  readonly endpoint: string
  readonly vapidKey: string
}

const keyOf = (viewerId: AccountId) => accountKey('push', viewerId)

/** Leaves a note for the worker. There is one at a time: a browser has one subscription for all who sign in here. */
export async function writeNote(viewerId: AccountId, bound: Bound, how: HowToTell): Promise<void> {
  await forgetCached('push', keyOf(viewerId))
  await writeCached(keyOf(viewerId), { viewerId, ...bound, ...how })
}

/** What the subscription of this browser was made for, if for this account. */
export async function readBound(viewerId: AccountId): Promise<Bound | null> {
  const { endpoint, vapidKey } = fieldsOf(await readCached(keyOf(viewerId)))
  return typeof endpoint === 'string' && typeof vapidKey === 'string' ? { endpoint, vapidKey } : null
}

/** The worker shows nothing more. */
export const forgetNotes = (): Promise<void> => forgetCached('push', null)
