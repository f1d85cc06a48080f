/** How well words fit a name: the smaller the rank the better; `at` are the places of their letters in it. */
export interface Fit {
  readonly rank: number
  readonly at: ReadonlySet<number>
}

const ranks = { start: 0, word: 1, inside: 2, scattered: 3 } as const
/** Of what fits only because its letters are there somewhere. */
export const scatteredRank: number = ranks.scattered
/** Of a longer name only so much is looked at. */
const mostLetters = 80

const fold = (letter: string): string =>
  letter
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** The letters of a name, each as it is compared. */
const lettersOf = (text: string): readonly string[] => [...text].map(fold).slice(0, mostLetters)

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{Letter}\p{Number}]/u.test(letter)

const range = (start: number, length: number): ReadonlySet<number> =>
  new Set(Array.from({ length }, (_, index) => start + index))

/** Letters in their order, each beside the one before or at the start of a word: `kn` fits Known network. */
function scattered(wanted: readonly string[], name: readonly string[]): ReadonlySet<number> | null {
  const hopeless = new Set<number>()
  const place = (index: number, from: number): readonly number[] | null => {
    if (index === wanted.length) return []
    const key = index * (mostLetters + 1) + from
    if (hopeless.has(key)) return null
    for (let at = from; at < name.length; at += 1) {
      const mayStand = (at === from && index > 0) || (isLetter(name[at]) && !isLetter(name[at - 1]))
      if (!mayStand || name[at] !== wanted[index]) continue
      const rest = place(index + 1, at + 1)
      if (rest !== null) return [at, ...rest]
    }
    hopeless.add(key)
    return null
  }
  const found = place(0, 0)
  return found && new Set(found)
}

/** Whether and how well what was typed fits a name; accents and capitals make no difference. */
export function fitOf(words: string, text: string): Fit | null {
  const name = lettersOf(text)
  const wanted = lettersOf(words.trim())
  if (wanted.length === 0) return { rank: ranks.start, at: new Set() }
  const starts = name.flatMap((_, start) =>
    wanted.every((letter, index) => name[start + index] === letter) ? [start] : [],
  )
  const first = starts.find((start) => !isLetter(name[start - 1])) ?? starts[0]
  if (first !== undefined) {
    const rank = first === 0 ? ranks.start : isLetter(name[first - 1]) ? ranks.inside : ranks.word
    return { rank, at: range(first, wanted.length) }
  }
  const at = scattered(
    wanted.filter((letter) => letter.trim() !== ''),
    name,
  )
  return at && { rank: ranks.scattered, at }
}
