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

/** Pairs of neighbouring letters, by word. */
function pairsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => Array.from(` ${word}`, (sign, at) => sign + (word[at] ?? ' ')))
}

/** How much of two texts is the same, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
  return one.length + other.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length)
}

/** The three whose words are most like what was typed, best first: one is enough, of those that are alike at all. */
export function nearest<Item extends Searched>(text: string, items: readonly Item[]): readonly Item[] {
  const typed = pairsOf(text)
  return items
    .map((item) => {
      const names = [item.label, ...(item.words ?? []), ...item.label.split(/\s+/)]
      return { item, like: Math.max(...names.map((name) => likeness(typed, pairsOf(name)))) }
    })
    .filter(({ like }) => like > 0)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, mostNear)
    .map(({ item }) => item)
}
