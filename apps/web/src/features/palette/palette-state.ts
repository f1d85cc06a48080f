import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { onSignOut } from '../../model/session.ts'

interface PaletteState {
  readonly isOpen: boolean
  /** What had the focus when it was opened. */
  readonly from: Element | null
}

const closed: PaletteState = { isOpen: false, from: null }
const store = createStore<PaletteState>(() => closed)

export const usePalette = (): PaletteState => useStore(store)

export function openPalette(): void {
  store.setState({ isOpen: true, from: document.activeElement })
}

export function closePalette(): void {
  store.setState(closed)
}

onSignOut(closePalette)
