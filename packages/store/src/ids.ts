/**
 * Order of two server ids: the shorter is the older, equal lengths compare as text.
 * True of growing integers, snowflakes, ULIDs and flakes alike. Negative when `a` is older than `b`.
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

/** The digits of flake ids, which count in base 62. */
export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * The id right after this one, so that a page asked for with it as `max_id` begins with this one. Growing integers
 * count in tens, flake ids in base 62. The id itself need not exist.
 */
export function idAfter<Id extends string>(id: Id): Id {
  const digits = /^\d+$/.test(id) ? BASE_62.slice(0, 10) : BASE_62
  const last = digits.at(-1) ?? ''
  let end = id.length
  while (end > 0 && id[end - 1] === last) end -= 1
  const zeros = '0'.repeat(id.length - end)
  if (end === 0) return `1${zeros}` as Id
  const raised = digits[digits.indexOf(id[end - 1] ?? '') + 1] ?? '1'
  return `${id.slice(0, end - 1)}${raised}${zeros}` as Id
}
