const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Turn what follows them round, past the end of the words that they came with. */
const turning = /[\u202a-\u202e\u2066\u2067]/g
const isolating = /[\u2068\u2069]/g

/** Whether each isolate that is opened is closed: then it turns nothing that follows. */
function areClosed(words: string): boolean {
  let depth = 0
  for (const [mark] of words.matchAll(isolating)) {
    depth += mark === FIRST_STRONG_ISOLATE ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Letters that run from right to left, and the mark of that direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Words of another user as a part of a sentence of ours: nothing in them turns the rest of it round. Words that run
 * as ours do are left as they are, and so is what is isolated already: a name in a list of names.
 */
export function isolate(words: string): string {
  const unturned = words.replace(turning, '')
  const plain = areClosed(unturned) ? unturned : unturned.replace(isolating, '')
  const canTurn = plain !== words || rightToLeft.test(plain)
  return canTurn ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain
}
