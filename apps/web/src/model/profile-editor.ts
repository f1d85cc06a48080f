import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { onSignOut } from './session.ts'

const store = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

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

onSignOut(stopEditingProfile)
