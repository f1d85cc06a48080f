import { isFixedKey } from './fixed-keys.ts'
import { keysOf, type ChosenKeys } from './real-keys.ts'
import { shortcuts, type Shortcut, type ShortcutLabel } from './shortcuts.ts'

/** A shortcut with the keys that it has at present. */
export interface BoundShortcut extends Shortcut {
  readonly label: ShortcutLabel
  /** Without anybody's choice. */
  readonly usual: readonly string[]
  readonly isChanged: boolean
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])

/** Of the usual keys, those that people can change. */
export const ownPart = (usual: readonly string[]): readonly string[] =>
  usual.filter((key) => !isFixedKey(key))

/** Every shortcut with its keys. */
export function boundShortcuts(chosen: ChosenKeys): readonly BoundShortcut[] {
  return shortcuts.map((shortcut) => {
    const own = chosen.ownKeys[shortcut.label]
    return {
      ...shortcut,
      usual: shortcut.keys,
      keys: keysOf(shortcut.label, shortcut.keys, chosen),
      isChanged: own !== undefined && !isSame(own, ownPart(shortcut.keys)),
    }
  })
}

/** How many shortcuts have other keys in one than in the other. */
export function countDifferences(one: ChosenKeys['ownKeys'], other: ChosenKeys['ownKeys']): number {
  return shortcuts.filter(({ label, keys }) => {
    const usual = ownPart(keys)
    return !isSame(one[label] ?? usual, other[label] ?? usual)
  }).length
}
