import type { AccountId } from '@skein/api'

import { removeStored } from '../storage.ts'

/** Where the newest seen posts of an account's threads are stored. */
export const readsKey = (accountId: AccountId): string => `threads-read.${accountId}`

/** Where what was opened in trees is kept, in the storage of the tab. */
export const visitsKey = 'skein.thread-visits'

/** What is stored about the threads somebody read goes with them, whether or not a thread was shown since the start. */
export function forgetStoredThreads(accountId: AccountId | null): void {
  if (accountId !== null) removeStored(readsKey(accountId))
  try {
    sessionStorage.removeItem(visitsKey)
  } catch {
    // Blocked: then nothing was kept.
  }
}
