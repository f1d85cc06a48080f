/** Quotation marks that keyboards and servers exchange for straight ones. */
const apostrophes = /[‘’ʼ]/g
/** Characters that change nothing that is read: soft hyphens, zero-width spaces, emoji presentation. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]|\uFE0E|\uFE0F/g
/** Accents of Latin, Greek and Cyrillic letters; й is a letter of its own. */
const accents = /[\u0300-\u036F](?<![Ии]\u0306)/g
/** Letters that lower case does not make the same. */
const alike = /[ßςı]/g
const likeness: Readonly<Record<string, string>> = { ß: 'ss', ς: 'σ', ı: 'i' }
const spaces = /\s+/g
const isPlain = (text: string) => !/[^\0-\x7F]/.test(text)

/**
 * A text as filters compare it: in compatibility form, without case, accents and invisible characters, with single
 * spaces. Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  const folded = isPlain(text) ? text.toLowerCase() : foldLetters(text)
  return folded.replaceAll(spaces, ' ').trim()
}

function foldLetters(text: string): string {
  // Without accents most texts are short of other letters, which take long to change case.
  const bare = text.normalize('NFKD').replaceAll(accents, '').replaceAll(invisible, '')
  return bare
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(alike, (letter) => likeness[letter] ?? letter)
    .replaceAll(apostrophes, "'")
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
/** Scripts that write words without spaces between them. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}ー々]/u
/** Joins or changes the emoji before it; the first also the one after it. */
const zeroWidthJoiner = '\u200D'
const modifier = /[\u200D\p{Emoji_Modifier}]/u

/** Whether two neighbours belong to the same word or the same emoji. */
function isJoined(before: string, after: string): boolean {
  if (before === zeroWidthJoiner || (modifier.test(after) && before !== ' ')) return true
  if (!wordCharacter.test(before) || !wordCharacter.test(after)) return false
  return !unspaced.test(before) && !unspaced.test(after)
}

const lowSurrogate = /[\uDC00-\uDFFF]/

/** The character that ends at an index, or an empty text at the beginning. */
function characterBefore(text: string, index: number): string {
  const last = text.charAt(index - 1)
  return lowSurrogate.test(last) ? text.slice(Math.max(0, index - 2), index) : last
}

function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function isEdge(text: string, index: number): boolean {
  const before = characterBefore(text, index)
  const after = characterAt(text, index)
  return before === '' || after === '' || !isJoined(before, after)
}

/**
 * Whether a folded text contains a folded word or phrase as whole words. Words of scripts without spaces match anywhere,
 * emoji as a whole sequence.
 */
export function hasWholeWord(text: string, word: string): boolean {
  if (word === '') return false
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isEdge(text, at) && isEdge(text, at + word.length)) return true
  }
  return false
}
