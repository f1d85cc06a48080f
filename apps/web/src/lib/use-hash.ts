import { useSyncExternalStore } from 'react'

import { onHistoryChange } from './history-key.ts'

/** What stands behind `#` in the address; empty without. */
export function useHash(): string {
  return useSyncExternalStore(onHistoryChange, () => location.hash.slice(1))
}
