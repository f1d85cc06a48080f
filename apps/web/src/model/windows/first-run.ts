import { useStore } from 'zustand'

import { sessionStore } from '../session/memory.ts'

const store = sessionStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens the questions that somebody is asked when they are new here. */
export function openFirstRun(): void {
  store.setState({ isOpen: true })
}

export function closeFirstRun(): void {
  store.setState({ isOpen: false })
}

export function useIsFirstRunOpen(): boolean {
  return useStore(store, ({ isOpen }) => isOpen)
}
