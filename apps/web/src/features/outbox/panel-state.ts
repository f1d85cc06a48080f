import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSignOut } from '../../model/session.ts'

const store = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function useIsPanelOpen(): boolean {
  return useStore(store, ({ isOpen }) => isOpen)
}

/** Shows all that waits. */
export function openOutbox(): void {
  store.setState({ isOpen: true })
}

export function closeOutbox(): void {
  store.setState({ isOpen: false })
}

onSignOut(closeOutbox)
