import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSignOut } from '../../model/session.ts'
import { rememberedRows } from './limits.ts'

/** What a person opened or shut in one post. Undefined: as the settings say. */
export interface RowMemory {
  readonly isSubjectOpen?: boolean
  readonly isLongSubjectOpen?: boolean
  readonly isTallOpen?: boolean
  readonly isMediaShown?: boolean
  /** A muted post that was asked for all the same. */
  readonly isUnmuted?: boolean
}

const nothing: RowMemory = {}
const store = createStore<{ readonly rows: ReadonlyMap<StatusId, RowMemory> }>(() => ({ rows: new Map() }))

/** Kept outside of the row: a windowed list unmounts what leaves the screen. */
export function useRowMemory(id: StatusId): RowMemory {
  return useStore(store, ({ rows }) => rows.get(id) ?? nothing)
}

export function getRowMemory(id: StatusId): RowMemory {
  return store.getState().rows.get(id) ?? nothing
}

export function rememberRow(id: StatusId, change: RowMemory): void {
  const rows = new Map(store.getState().rows)
  const before = rows.get(id)
  rows.delete(id)
  rows.set(id, { ...before, ...change })
  const [oldest] = rows.keys()
  if (rows.size > rememberedRows && oldest !== undefined) rows.delete(oldest)
  store.setState({ rows })
}

onSignOut(() => store.setState({ rows: new Map() }))
