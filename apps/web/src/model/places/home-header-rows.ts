import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Rows that stand above the posts of a timeline and are no part of it. */
export interface HeaderRows {
  readonly ids: readonly string[]
  readonly renderRow: (id: string) => ReactNode
}

const store = createStore<{ readonly rows: HeaderRows | null }>(() => ({ rows: null }))

/** Says what stands above the posts of home; null for nothing. */
export function setHomeHeaderRows(rows: HeaderRows | null): void {
  store.setState({ rows })
}

export function useHomeHeaderRows(): HeaderRows | null {
  return useStore(store, ({ rows }) => rows)
}
