/** 128 bits. */
const RANDOM_BYTES = 16

/**
 * A key that no other change of anybody's has: the time, and random characters behind it. Servers look keys up for all
 * their accounts together, so that a time alone lets two people collide [COMP-15].
 * @param now milliseconds since 1970
 */
export function newIdempotencyKey(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  return now + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
