import { useStore } from 'zustand'

import { sessionStore } from '../../../model/session.ts'
import { choiceOf, type SettingName } from '../../../model/settings.ts'
import type { ShownSetting } from '../use-controls.ts'
import { withChange, withoutChange, type Change } from './rules/undo-stack.ts'

interface Changes {
  /** What can be undone, oldest first. */
  readonly changes: readonly Change[]
  /** What was changed or undone last: its rows light up. */
  readonly lit: { readonly id: number; readonly names: readonly string[] }
}

const store = sessionStore<Changes>(() => ({ changes: [], lit: { id: 0, names: [] } }))
let lastId = 0

function light(names: readonly string[]): void {
  lastId += 1
  store.setState({ lit: { id: lastId, names } })
}

/** Remembers what was done, so that `z` undoes it. Rows whose values a server keeps say it here, too. */
export function noteChange({
  label,
  names = [],
  undo,
}: Omit<Change, 'id' | 'names'> & Partial<Change>): void {
  light(names)
  store.setState(({ changes }) => ({ changes: withChange(changes, { id: lastId, label, names, undo }) }))
}

/** Undoes one, or the last. Answers what it was. */
export function undoChange(id?: number): Change | null {
  const { changes } = store.getState()
  const change = id === undefined ? changes.at(-1) : changes.find((each) => each.id === id)
  if (change === undefined) return null
  store.setState({ changes: withoutChange(changes, change.id) })
  change.undo()
  light(change.names)
  return change
}

/** Says which row is meant, for a moment. */
export function lightRow(name: string): void {
  light([name])
}

const namesOf = ({ name, placed }: ShownSetting): readonly SettingName[] =>
  placed.control.alsoSets === undefined ? [name] : [name, placed.control.alsoSets]

/** Does something that changes these settings, and remembers the way back. */
function change(label: string, rows: readonly ShownSetting[], run: () => void): void {
  const names = rows.flatMap(namesOf)
  const before = rows.map(
    (row) => [row, namesOf(row).map((name) => [name, choiceOf(name)] as const)] as const,
  )
  run()
  const undo = () =>
    before.forEach(([row, stored]) => stored.forEach(([name, value]) => row.choose(value, name)))
  noteChange({ label, names, undo })
}

/** Chooses a value as a form has it, at once. */
export function changeSetting(row: ShownSetting, raw: unknown): void {
  change(row.label, [row], () => row.choose(raw))
}

/** Gives settings back to their defaults, all in one step. @param label what is reset */
export function resetSettings(label: string, rows: readonly ShownSetting[]): void {
  change(label, rows, () => {
    for (const row of rows) row.choose(undefined)
  })
}

export const useLit = (): Changes['lit'] => useStore(store, ({ lit }) => lit)
export const useLastChange = (): Change | undefined => useStore(store, ({ changes }) => changes.at(-1))
