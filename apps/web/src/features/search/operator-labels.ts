import type { SearchOperator, SearchSign } from './rules/operators.ts'

/** What goes into a search by a press. */
export type Insertion = SearchOperator | SearchSign

export const operatorLabels = {
  'from:': 'search.operators.from',
  'from:me': 'search.operators.fromMe',
  'has:media': 'search.operators.hasMedia',
  'has:poll': 'search.operators.hasPoll',
  'in:library': 'search.operators.inLibrary',
  'before:': 'search.operators.before',
  'after:': 'search.operators.after',
  'language:': 'search.operators.language',
  '#': 'search.operators.hashtag',
  '@': 'search.operators.person',
} as const satisfies Record<Insertion, string>
