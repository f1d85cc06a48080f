import type { BoundShortcut } from './bound.ts'
import { isFixedKey } from './fixed-keys.ts'
import { realKey, type ChosenKeys } from './real-keys.ts'

/** `page`: everybody needs it to get around; `browser`: the browser or the system has it; `unknown`: it has no name. */
export type Refusal = 'page' | 'browser' | 'unknown'

/** Selecting, copying, windows, tabs, the address, printing, finding, loading again, and how large letters are. */
const browserKeys =
  /^(?:Control|Meta)\+(?:[acfghjlnopqrtuvwxyz\d+=-]|[CIJNPRTWZ]$)|^(?:\w+\+)*F\d+$|Meta\+Alt/

/** Why a key can be nobody's; null when it can. Two, one after the other, are as good as each of them. */
export function refusalOf(keys: string): Refusal | null {
  // Space scrolls the page and presses buttons; between two keys it is how they are written.
  const steps = keys.endsWith(' ') ? [' '] : keys.split(' ')
  if (steps.some((step) => step === ' ' || isFixedKey(step))) return 'page'
  if (steps.some((step) => /^$|Dead|Unidentified|Process|Compose/.test(step))) return 'unknown'
  return steps.some((step) => browserKeys.test(step)) ? 'browser' : null
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const more = [...letters.toUpperCase(), ...'0123456789']

/** A key that nothing has and nothing begins with, one of its name's letters if there is one; null when all are taken. */
export function freeKey(
  name: string,
  usual: readonly string[],
  bound: readonly BoundShortcut[],
  chosen: ChosenKeys,
): string | null {
  const taken = new Set(
    bound.flatMap(({ keys }) => keys.flatMap((key) => [key, ...key.split(' ').slice(0, 1)])),
  )
  const [start] = usual.find((key) => key.includes(' '))?.split(' ') ?? []
  const own = [...name.toLowerCase()].filter((letter) => letters.includes(letter))
  const candidates = [...own, ...letters, ...more].map((key) =>
    start === undefined ? key : `${start} ${key}`,
  )
  return candidates.find((key) => !taken.has(realKey(key, chosen))) ?? null
}
