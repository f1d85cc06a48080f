import { navigate as navigateBrowser } from 'wouter/use-browser-location'

import { withHistoryKey } from './history-key.ts'

/** Goes to an address of this client from outside of components. */
export function navigate(to: string, { isReplacing = false }: { isReplacing?: boolean } = {}): void {
  navigateBrowser(to, { replace: isReplacing, state: withHistoryKey(null) })
}

/** To the last place; opened from outside there is nothing of ours to go back to, and the start page takes its place. */
export function goBack(): void {
  if (history.length > 1) history.back()
  else navigate('/')
}
