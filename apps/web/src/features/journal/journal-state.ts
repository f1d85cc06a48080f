import { useStore } from 'zustand'
import { sessionStore } from '../../model/session.ts'

const store = sessionStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export const useIsJournalOpen = (): boolean => useStore(store, ({ isOpen }) => isOpen)

/** Lists what was said last, with what can still be taken back. */
export function openJournal(): void {
  store.setState({ isOpen: true })
}

export function closeJournal(): void {
  store.setState({ isOpen: false })
}
