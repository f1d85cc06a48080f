import { readQuery } from './query.ts'

/** What was asked, for a sentence; each operator is in it once. */
export interface Asked {
  readonly words: string
  readonly from: string
  readonly language: string
  readonly before: string
  readonly after: string
  readonly has: string
  readonly isMine: boolean
}

/** Null where a sentence would leave something out: an operator twice, or with a value that nobody knows. */
export function askedFor(text: string, hasOperators: boolean): Asked | null {
  const { tokens, words } = readQuery(text, hasOperators)
  const values = new Map(tokens.map(({ name, value }) => [name, value]))
  const of = (name: string) => values.get(name) ?? ''
  const isKnown = ['', 'media', 'poll'].includes(of('has')) && ['', 'library'].includes(of('in'))
  if (values.size < tokens.length || !isKnown) return null
  return {
    words: words.join(' '),
    from: of('from'),
    language: of('language'),
    before: of('before'),
    after: of('after'),
    has: of('has'),
    isMine: of('in') === 'library',
  }
}
