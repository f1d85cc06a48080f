import { useStore } from 'zustand'

import { sessionStore } from '../../../model/session.ts'
import type { SectionId } from './rules/section-of.ts'

interface Place {
  /** Where the window was; null before it was anywhere. On a phone: null in the list of sections. */
  readonly section: SectionId | null
}

const store = sessionStore<Place>(() => ({ section: null }))

export const usePlace = (): Place => useStore(store)

export function goToSection(section: SectionId | null): void {
  store.setState({ section })
}
