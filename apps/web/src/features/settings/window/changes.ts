import { useStore } from 'zustand'

import { sessionStore } from '../../../model/session.ts'
import { onChosen, setChosen } from '../../../model/settings.ts'
import { withChange, withoutChange, type Change } from './rules/undo-stack.ts'

interface Changes {
  /** What can be undone, oldest first. */
  readonly changes: readonly Change[]
  /** What was changed or undone last: its rows light up. */
  readonly lit: { readonly id: number; readonly names: readonly string[] }
}

const store = sessionStore<Changes>(() => ({ changes: [], lit: { id: 0, names: [] } }))
let lastId = 0
let isUndoing = false

function light(names: readonly string[]): number {
  lastId += 1
  store.setState({ lit: { id: lastId, names } })
  return lastId
}

// Wherever it is chosen: what was changed last is what `z` undoes.
onChosen(({ before }) => {
  const id = light(Object.keys(before))
  if (!isUndoing) store.setState(({ changes }) => ({ changes: withChange(changes, { id, before }) }))
})

/** Undoes one, or the last. Answers what it was. */
export function undoChange(id?: number): Change | null {
  const { changes } = store.getState()
  const change = id === undefined ? changes.at(-1) : changes.find((each) => each.id === id)
  if (change === undefined) return null
  store.setState({ changes: withoutChange(changes, change.id) })
  isUndoing = true
  setChosen(change.before)
  isUndoing = false
  return change
}

/** Says which row is meant, for a moment. */
export function lightRow(name: string): void {
  light([name])
}

export const useLit = (): Changes['lit'] => useStore(store, ({ lit }) => lit)
export const useLastChange = (): Change | undefined => useStore(store, ({ changes }) => changes.at(-1))
