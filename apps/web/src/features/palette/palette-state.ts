import { useStore } from 'zustand'

import { sessionStore } from '../../model/session.ts'

interface PaletteState {
  readonly isOpen: boolean
  /** What had a focus that shows when it was opened: a press by the pointer puts it on no post. */
  readonly from: Element | null
}

const closed: PaletteState = { isOpen: false, from: null }
const store = sessionStore<PaletteState>(() => closed)

export const usePalette = (): PaletteState => useStore(store)

export function openPalette(): void {
  const focused = document.activeElement
  store.setState({ isOpen: true, from: focused?.matches(':focus-visible') === true ? focused : null })
}

export function closePalette(): void {
  store.setState(closed)
}
