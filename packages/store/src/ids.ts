/**
 * Order of two server ids: the shorter is the older, equal lengths compare as text.
 * Fits both flake ids and growing integers. Negative when `a` is older than `b`.
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The newer of two ids; `null` stands for "none known". */
export function newerId<Id extends string>(a: Id | null, b: Id | null): Id | null {
  if (a === null || b === null) return a ?? b
  return compareIds(a, b) >= 0 ? a : b
}

/** The older of two ids; `null` stands for "none known". */
export function olderId<Id extends string>(a: Id | null, b: Id | null): Id | null {
  if (a === null || b === null) return a ?? b
  return compareIds(a, b) <= 0 ? a : b
}
