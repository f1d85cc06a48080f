import { termLabel, type FilterTerm } from '@skein/store'

import type { Draft } from './draft.ts'
import { readTerm } from './read-term.ts'

const isAlike = (one: FilterTerm) => (other: FilterTerm) =>
  one.kind === other.kind && termLabel(one).toLowerCase() === termLabel(other).toLowerCase()

export const hasTerm = ({ terms }: Pick<Draft, 'terms'>, term: FilterTerm): boolean =>
  terms.some(isAlike(term))

/** The terms that are offered, each once. Selected words become what they would be if they were typed. */
export function offersOf(terms: readonly FilterTerm[], ownHost: string): readonly FilterTerm[] {
  const read = terms.map((term): FilterTerm => {
    if (term.kind !== 'word') return term
    const typed = readTerm(term.text, { isWhole: term.isWhole, isRepeatsOnly: false }, ownHost)
    return typed === null || typed.kind === 'word' ? term : typed
  })
  return read.filter((term, index) => read.findIndex(isAlike(term)) === index)
}

/** The draft with a term, or without it where it had it. */
export const toggled = (draft: Draft, term: FilterTerm): Draft => ({
  ...draft,
  terms: hasTerm(draft, term) ? draft.terms.filter((each) => !isAlike(term)(each)) : [...draft.terms, term],
})
