import { getSettings, useSettings, type Settings } from '../settings.ts'
import { isFixedKey } from './fixed-keys.ts'
import type { DefaultKeys, ShortcutLabel } from './shortcuts.ts'

/** What people chose for the keyboard. */
export type ChosenKeys = Pick<Settings, 'ownKeys' | 'keyboardShortcuts'>

/** How a key is pressed: one that makes a character, alone or as the first of two, may need Alt. */
export const realKey = (key: string, { keyboardShortcuts }: ChosenKeys = getSettings()): string =>
  keyboardShortcuts === 'alt' ? key.replace(/^.(?= |$)/u, 'Alt+$&') : key

/** The keys that a shortcut has: somebody's own, or the usual ones. */
export function keysOf(
  label: string,
  usual: readonly string[],
  chosen: ChosenKeys = getSettings(),
): readonly string[] {
  const own = chosen.ownKeys[label]
  return (own === undefined ? usual : [...own, ...usual.filter(isFixedKey)]).map((key) =>
    realKey(key, chosen),
  )
}

/** The first key, as menus write it; undefined when there is none. */
export function keyHint(label: string, usual: readonly string[]): string | undefined {
  if (getSettings().keyboardShortcuts === 'off') return undefined
  return keysOf(label, usual)[0]?.replace(/(?<=^|\+)\p{Lu}$/u, 'Shift+$&')
}

/** For `aria-keyshortcuts`, which has no way to say one key after another. */
export const ariaKey = (hint: string | undefined): string | undefined =>
  hint?.includes(' ') === true ? undefined : hint

/** `keyHint` for what is drawn while somebody may choose another. */
export function useKeyHint<Label extends ShortcutLabel>(
  label: Label,
  usual: DefaultKeys[Label],
): string | undefined {
  useSettings()
  return keyHint(label, usual)
}
