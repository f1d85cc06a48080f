/** What a word may be completed to, by its first character. */
export type SuggestionKind = 'people' | 'emoji' | 'hashtags' | 'functions'

/** The word that the caret is in or behind. Places are UTF-16 units from the start of the text. */
export interface CaretWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

export interface AutocompleteQuery extends CaretWord {
  readonly kind: SuggestionKind
  /** The word without the character that says what is sought. */
  readonly sought: string
}

const kinds: Readonly<Record<string, SuggestionKind>> = {
  '@': 'people',
  ':': 'emoji',
  '#': 'hashtags',
  $: 'functions',
}

/** What a hashtag can be written with. */
const hashtag = /^[\p{L}\p{N}\p{M}_·]+$/u

const isSpace = (unit: string | undefined) => unit === undefined || /\s/.test(unit)

/** The longest run without white space that holds what is before the caret; null where that is white space. [EMOJI-11] */
export function wordAtCaret(text: string, caret: number): CaretWord | null {
  if (caret < 1 || caret > text.length || isSpace(text[caret - 1])) return null
  let start = caret - 1
  let end = caret
  while (start > 0 && !isSpace(text[start - 1])) start -= 1
  while (end < text.length && !isSpace(text[end])) end += 1
  return { word: text.slice(start, end), start, end }
}

/** What the word at the caret asks for. A single character asks for nothing, but for a `$`. [EMOJI-13] */
export function autocompleteQueryAt(
  text: string,
  caret: number,
  allowed: readonly SuggestionKind[],
): AutocompleteQuery | null {
  const word = wordAtCaret(text, caret)
  if (word === null) return null
  const kind = kinds[word.word.charAt(0)]
  if (kind === undefined || !allowed.includes(kind)) return null
  if (word.word.length === 1 && kind !== 'functions') return null
  const sought = word.word.slice(1)
  return kind === 'hashtags' && !hashtag.test(sought) ? null : { ...word, kind, sought }
}
