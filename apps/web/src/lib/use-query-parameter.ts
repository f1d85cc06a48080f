import { useSyncExternalStore } from 'react'

import { onHistoryChange } from './history-key.ts'

/** A value of the address's query; empty without. */
export function useQueryParameter(name: string): string {
  return useSyncExternalStore(onHistoryChange, () => new URLSearchParams(location.search).get(name) ?? '')
}
