import { getSetting, setSetting } from '../settings.ts'
import type { OwnKeys } from '../settings/keys.ts'
import { isSame, ownPart } from './bound.ts'
import { realKey } from './real-keys.ts'
import { keySets, type KeySetName } from './sets.ts'
import { shortcuts, type ShortcutLabel } from './shortcuts.ts'

const keep = (own: OwnKeys): void => setSetting('ownKeys', Object.keys(own).length === 0 ? undefined : own)

const usualOf = (label: ShortcutLabel): readonly string[] =>
  ownPart(shortcuts.find((shortcut) => shortcut.label === label)?.keys ?? [])

/** Gives a shortcut keys of its own, an empty list: none; undefined, or the usual ones, gives it those back. */
export function chooseKeys(label: ShortcutLabel, keys: readonly string[] | undefined): void {
  const { [label]: _, ...others } = getSetting('ownKeys')
  keep(keys === undefined || isSame(keys, usualOf(label)) ? others : { ...others, [label]: keys })
}

/** Takes over a set. What was chosen before is gone; the answer puts it back. */
export function chooseSet(wanted: KeySetName): () => void {
  const before = getSetting('ownKeys')
  keep(keySets.find(({ name }) => name === wanted)?.keys ?? {})
  return () => keep(before)
}

/** Puts a key in the place of one that a shortcut has, and leaves its other keys. */
export function moveKey(label: ShortcutLabel, from: string, to: string): void {
  const keys = getSetting('ownKeys')[label] ?? usualOf(label)
  chooseKeys(label, [...new Set(keys.map((key) => (realKey(key) === from ? to : key)))])
}
