/** What a setting, or a section, is found by. */
export interface Searched {
  readonly label: string
  readonly hint?: string | undefined
  readonly words?: readonly string[]
  readonly values?: readonly string[]
  /** The names of its section and group. */
  readonly path?: readonly string[]
}

export interface LabelPart {
  readonly text: string
  readonly isHit: boolean
}

const mostNear = 3

/** Accents and capitals make no difference. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** From so many letters on the last may be another: posts finds post. */
const manyLetters = 5

const wordsOf = (text: string): readonly string[] => fold(text).split(/\s+/).filter(Boolean)

const isIn = (all: string, word: string): boolean =>
  all.includes(word) || (word.length >= manyLetters && all.includes(word.slice(0, -1)))

const textOf = ({ label, hint = '', words = [], values = [], path = [] }: Searched): string =>
  fold([label, hint, ...words, ...values, ...path].join('\n'))

/** Whether every word that was typed is somewhere in what it is found by. */
export function isFound(text: string, searched: Searched): boolean {
  const all = textOf(searched)
  return wordsOf(text).every((word) => isIn(all, word))
}

/** Whether every word that was typed begins a word of what it is found by. */
function isBegun(text: string, searched: Searched): boolean {
  const all = ` ${textOf(searched).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  return wordsOf(text).every((word) => isIn(all, ` ${word}`))
}

/**
 * What was found, the best first: called so, then with the words at the beginning of words. What has them only inside of
 * words is left out where there is any other.
 */
export function ranked<Item extends { readonly found: Searched }>(
  text: string,
  items: readonly Item[],
): readonly Item[] {
  const isCalled = ({ found: { label } }: Item) => isBegun(text, { label })
  const [called, others] = [items.filter(isCalled), items.filter((item) => !isCalled(item))]
  const best = [...called, ...others.filter(({ found }) => isBegun(text, found))]
  return best.length > 0 ? best : items
}

/** Whether a word that was typed is in the name itself. */
export const isNamed = (text: string, name: string): boolean =>
  wordsOf(text).some((word) => isIn(fold(name), word))

/** What was typed without words that say nothing; as it was where it has no others. */
export function withoutSmallWords(text: string, small: ReadonlySet<string>): string {
  const words = text.split(/\s+/).filter((word) => !small.has(fold(word)))
  return words.some(Boolean) ? words.join(' ') : text
}

/** A label in parts: what was typed, and what stands around it. */
export function labelParts(text: string, label: string): readonly LabelPart[] {
  const letters = [...label]
  // Of each folded letter, the letter that it comes from.
  const folded = letters.flatMap((letter, at) =>
    fold(letter)
      .split('')
      .map((sign) => ({ sign, at })),
  )
  const signs = folded.map(({ sign }) => sign).join('')
  const hits = new Set<number>()
  for (const word of wordsOf(text)) {
    for (let from = signs.indexOf(word); from !== -1; from = signs.indexOf(word, from + 1)) {
      for (const { at } of folded.slice(from, from + word.length)) hits.add(at)
    }
  }
  const parts: LabelPart[] = []
  for (const [at, letter] of letters.entries()) {
    const isHit = hits.has(at)
    const last = parts.at(-1)
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + letter, isHit }
    else parts.push({ text: letter, isHit })
  }
  return parts
}

/** A word may differ by one letter in so many; a shorter one is near to nothing. */
const lettersPerSlip = 4

/** How many letters are to be changed, added, left out or swapped with the next one to make one word of the other. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const slips = (row: number, at: number) => rows[row]?.[at] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const ways = [slips(row - 1, at) + 1, slips(row, at - 1) + 1, slips(row - 1, at - 1) + (isSame ? 0 : 1)]
      if (isSwapped) ways.push(slips(row - 2, at - 2) + 1)
      rows[row]?.push(Math.min(...ways))
    }
  }
  return slips(one.length, other.length)
}

const longWordsOf = (text: string): readonly string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= lettersPerSlip)

/** How near a word that was typed is to a word or to its beginning: 1 for the same, 0 for none that could be meant. */
function nearness(typed: string, word: string): number {
  const most = Math.floor(typed.length / lettersPerSlip)
  const lengths = [word.length, typed.length, typed.length + 1].filter((length) => length <= word.length)
  const slips = Math.min(...lengths.map((length) => slipsBetween(typed, word.slice(0, length))))
  return slips > most ? 0 : 1 - slips / typed.length
}

/** The three whose words are nearest to what was typed, the nearest first; only those that could be meant. */
export function nearest<Item extends Searched>(text: string, items: readonly Item[]): readonly Item[] {
  const typed = wordsOf(text)
  return items
    .map((item) => {
      const words = longWordsOf([item.label, ...(item.words ?? [])].join(' '))
      const near = typed.map((each) => Math.max(0, ...words.map((word) => nearness(each, word))))
      return { item, near: near.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, mostNear)
    .map(({ item }) => item)
}
