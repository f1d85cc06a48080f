import { readQuery, writeQuery, type Query } from './query.ts'

/** So many other searches are tried, each with one request. */
export const mostNearest = 3

/** Shorter finds everything. */
const fewestLetters = 3

const without = <Item>(items: readonly Item[], index: number) => items.filter((_, at) => at !== index)

/** A word as it may have been meant: without its sign or server, without a doubled letter, without its ending. */
function shorter(word: string): readonly string[] {
  const [bare = ''] = word.replace(/^[@#]+/, '').split('@')
  const letters = [...bare]
  const single = letters.filter((letter, at) => letter !== letters[at - 1]).join('')
  const cut = (count: number) => letters.slice(0, -count).join('')
  return [bare, single, cut(1), cut(2)].filter(
    (each) => each !== word && ([...each].length >= fewestLetters || (each === bare && bare !== '')),
  )
}

/** Fewer operators, then fewer words, then fewer letters. */
function* widened({ tokens, words }: Query): Generator<Query> {
  if (tokens.length > 1) for (const at of tokens.keys()) yield { tokens: without(tokens, at), words }
  if (tokens.length > 0) yield { tokens: [], words }
  if (words.length > 1)
    for (const at of [...words.keys()].reverse()) yield { tokens, words: without(words, at) }
  else for (const word of shorter(words[0] ?? '')) yield { tokens, words: [word] }
}

/** The searches nearest to one that found nothing, the nearest first; at most three. */
export function nearestQueries(text: string, hasOperators: boolean): readonly string[] {
  const query = readQuery(text, hasOperators)
  const asked = writeQuery(query)
  const wider = [...widened(query)].map(writeQuery).filter((each) => each !== '' && each !== asked)
  return [...new Set(wider)].slice(0, mostNearest)
}
