/** A word of a text: from its first character to behind its last. */
export interface WordAtCaret {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The word of which the character before the caret is a part; null between words. [EMOJI-11] */
export function wordAtCaret(text: string, caret: number): WordAtCaret | null {
  const before = /\S+$/.exec(text.slice(0, caret))?.[0]
  if (before === undefined) return null
  const after = /^\S*/.exec(text.slice(caret))?.[0] ?? ''
  return { word: before + after, start: caret - before.length, end: caret + after.length }
}
