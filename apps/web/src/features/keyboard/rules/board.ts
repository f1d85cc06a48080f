import type { BoundShortcut, KeyConflict } from '../../../model/keys.ts'

export type KeyUse = 'used' | 'twice' | 'free'

/** As most keyboards have them; what a key makes counts, not where it lies. */
export const boardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm./'] as const

/** The first key of what is pressed, without Alt where single keys want it. */
const capOf = (key: string): string => (key.split(' ')[0] ?? '').replace(/^Alt\+(?=.$)/u, '')

/** How each key of the picture is used. */
export function usesOf(
  bound: readonly BoundShortcut[],
  conflicts: readonly KeyConflict[],
): ReadonlyMap<string, KeyUse> {
  const used = new Set(bound.flatMap(({ keys }) => keys.map(capOf)))
  const twice = new Set(conflicts.map(({ key }) => capOf(key)))
  return new Map(
    [...boardRows.join('')].map((key) => [key, twice.has(key) ? 'twice' : used.has(key) ? 'used' : 'free']),
  )
}
