import { useStore } from 'zustand'
import { sessionStore } from '../../model/session.ts'

const store = sessionStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

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
