import { navigate as navigateBrowser } from 'wouter/use-browser-location'

import { withHistoryKey } from './history-key.ts'

interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly isReplacing?: boolean | undefined
  /** Kept with the history entry. */
  readonly state?: object | undefined
}

/** Goes to an address of this client. */
export function navigate(to: string, { isReplacing = false, state }: NavigateOptions = {}): void {
  navigateBrowser(to, { replace: isReplacing, state: withHistoryKey(state ?? null) })
}

/** To the last place; opened from outside there is nothing of ours to go back to, and the start page takes its place. */
export function goBack(): void {
  if (history.length > 1) history.back()
  else navigate('/')
}
