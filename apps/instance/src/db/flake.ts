const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const WIDTH = 18
const COUNTER_BITS = 64n
const STARTS_SHIFT = 40n

/** Makes ids that sort as text in the order of their time; never the same one twice. */
export interface FlakeSource {
  /** An id whose time part is `ms` (a moment in the past is allowed), unique for this database. */
  at(ms: number): string
  /** An id for now; never sorts before one that `next` gave earlier, even if the clock goes back. */
  next(): string
}

const encode = (value: bigint): string => {
  let text = ''
  let rest = value
  while (rest > 0n) {
    text = (ALPHABET[Number(rest % 62n)] ?? '') + text
    rest /= 62n
  }
  return text.padStart(WIDTH, '0')
}

const decode = (text: string): bigint | null => {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return null
    value = value * 62n + BigInt(digit)
  }
  return value
}

/** The moment in an id (milliseconds), or null for text that is no flake id. */
export const flakeTime = (id: string): number | null => {
  const value = decode(id)
  return value === null ? null : Number(value >> COUNTER_BITS)
}

export const isFlake = (text: string): boolean => text.length === WIDTH && decode(text) !== null

/** `start` counts the openings of the database, so that a later run cannot repeat an earlier id. */
export const createFlakeSource = (now: () => number, start: number): FlakeSource => {
  let counter = BigInt(start) << STARTS_SHIFT
  let latest = 0
  const at = (ms: number): string => {
    counter += 1n
    return encode((BigInt(Math.max(0, Math.trunc(ms))) << COUNTER_BITS) | counter)
  }
  return {
    at,
    next: () => {
      latest = Math.max(latest, now())
      return at(latest)
    },
  }
}
