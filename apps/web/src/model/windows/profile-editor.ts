import { useStore } from 'zustand'

import { sessionStore } from '../session/memory.ts'

const store = sessionStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens the window in which the viewer changes their own profile. */
export function editProfile(): void {
  store.setState({ isOpen: true })
}

export function stopEditingProfile(): void {
  store.setState({ isOpen: false })
}

export function useIsEditingProfile(): boolean {
  return useStore(store, ({ isOpen }) => isOpen)
}
