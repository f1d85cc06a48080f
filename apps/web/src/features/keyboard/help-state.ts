import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function useIsHelpOpen(): boolean {
  return useStore(store, ({ isOpen }) => isOpen)
}

/** Shows every key that means something now, and what can be chosen about the keyboard. */
export function openKeyboardHelp(): void {
  store.setState({ isOpen: true })
}

export function closeKeyboardHelp(): void {
  store.setState({ isOpen: false })
}
