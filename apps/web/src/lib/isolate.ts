const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Turn what follows them round, past the end of the words that they came with. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Letters that run from right to left, and the mark of that direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Words of somebody else as a part of a sentence of ours: nothing in them turns the rest of it round. Words that run
 * as ours do are left as they are.
 */
export function isolate(words: string): string {
  const plain = words.replace(turning, '')
  const canTurn = plain !== words || rightToLeft.test(plain)
  return canTurn ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain
}
