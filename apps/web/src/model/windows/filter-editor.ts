import type { FilterTerm } from '@skein/store'
import { useStore } from 'zustand'

import { getSession, sessionStore } from '../session.ts'

/** What a new filter begins with. */
export interface FilterStart {
  readonly terms: readonly FilterTerm[]
  /** Terms that can be added by one press, such as the parts of a post. */
  readonly offered: readonly FilterTerm[]
}

const store = sessionStore<{ readonly start: FilterStart | null }>(() => ({ start: null }))

/** Opens the window with the editor for a new filter; visitors have none. */
export function openFilterEditor(start: FilterStart): void {
  if (getSession().viewerId !== null) store.setState({ start })
}

export function closeFilterEditor(): void {
  store.setState({ start: null })
}

export function useFilterStart(): FilterStart | null {
  return useStore(store, ({ start }) => start)
}
