import { useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What stands between the rows of a list: the conversations that were opened in it. */
export interface InsertedRows {
  /** The rows of the list with those that stand between them. */
  weave(ids: readonly string[]): readonly string[]
  /** Something stands below this row. */
  hasBelow(id: string): boolean
  /** Rows that stay in the document wherever they are. */
  readonly keptIds: readonly string[]
  renderRow(id: string): ReactNode
}

/** The list on screen that rows can be put into. */
export interface ShownList {
  /** What names the list in its history entry. */
  readonly name: string
  readonly handleRef: RefObject<{ focusRow(id: string): boolean } | null>
}

interface ListRows {
  readonly shown: ShownList | null
  readonly inserted: ReadonlyMap<string, InsertedRows>
}

/** Rows of every list that was opened, so that Back finds them, and the list that is on screen. */
export const listRows = createStore<ListRows>(() => ({ shown: null, inserted: new Map() }))

/** Between the name of a row and that of one below it. */
export const belowSign = '>'

/** A place by a row of the list itself: for a row that stands between, the top of the one it belongs to. */
export function ownPlace<Place extends { readonly id: string; readonly offset: number }>(
  at: Place | null,
): Place | null {
  const [id] = at?.id.split(belowSign) ?? []
  return at === null || id === undefined || id === at.id ? at : { ...at, id, offset: 0 }
}

/** What stands between the rows of a list; null where nothing does. */
export function useInsertedRows(name: string, handleRef: ShownList['handleRef']): InsertedRows | null {
  useLayoutEffect(() => {
    listRows.setState({ shown: { name, handleRef } })
    return () => listRows.setState({ shown: null })
  }, [name, handleRef])
  return useStore(listRows, ({ inserted }) => inserted.get(name) ?? null)
}
