import type { CaretWord } from './word-at-caret.ts'

/** A part of the text that gives way to another, and where the caret stands afterwards. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly caret: number
}

export const personText = (acct: string): string => `@${acct} `
export const hashtagText = (name: string): string => `#${name} `
export const functionText = (name: string): string => `$[${name} ]`

/**
 * Puts what was chosen in the place of a word. A space that follows the word serves as the one that ends what was
 * chosen; in a function the caret stands where its text belongs.
 */
export function replaceWord(text: string, { start, end }: CaretWord, chosen: string): Replacement {
  const takesSpace = chosen.endsWith(' ') && text[end] === ' '
  const caret = start + chosen.length - (chosen.startsWith('$[') ? 1 : 0)
  return { start, end: takesSpace ? end + 1 : end, text: chosen, caret }
}

export const withReplacement = (text: string, { start, end, text: chosen }: Replacement): string =>
  text.slice(0, start) + chosen + text.slice(end)
