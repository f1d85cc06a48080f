import { refusalOf, type Refusal } from '../../../model/keys.ts'

/** What a key means for whoever is asked for new ones. */
export type Recorded =
  | { readonly kind: 'keep' | 'leave' | 'remove' | 'nothing' }
  /** Another may follow. */
  | { readonly kind: 'wait' | 'take'; readonly keys: string }
  | { readonly kind: 'refuse'; readonly keys: string; readonly reason: Refusal }

const modifier = /(?:^|\+)(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/
const plainLetter = /^[\p{Ll}\p{Lo}]$/u

/**
 * Reads one press.
 * @param first what was pressed just before and waits for a second
 * @param key as `keyOf` names it
 */
export function recorded(first: string | null, key: string): Recorded {
  if (modifier.test(key)) return { kind: 'nothing' }
  if (key === 'Escape') return { kind: 'keep' }
  if (key === 'Tab' || key === 'Shift+Tab') return { kind: 'leave' }
  if (key === 'Backspace') return { kind: 'remove' }
  const reason = refusalOf(key)
  if (reason !== null) return { kind: 'refuse', keys: key, reason }
  if (first !== null) return { kind: 'take', keys: `${first} ${key}` }
  return { kind: plainLetter.test(key) ? 'wait' : 'take', keys: key }
}
