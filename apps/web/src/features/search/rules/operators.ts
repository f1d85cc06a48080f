/** What narrows a search where the server understands it, as it is written and what people see. */
export const searchOperators = [
  'from:',
  'from:me',
  'has:media',
  'has:poll',
  'in:library',
  'before:',
  'after:',
  'language:',
] as const

/** What every server understands: a hashtag, and somebody of another server. */
export const searchSigns = ['#', '@'] as const

export type SearchOperator = (typeof searchOperators)[number]
export type SearchSign = (typeof searchSigns)[number]

/** The words with an operator after them, once; where something has to follow it, the caret stands at the end. */
export function withOperator(words: string, operator: SearchOperator | SearchSign): string {
  const before = words.trimEnd()
  const isThere = before.split(/\s+/).includes(operator)
  const text = isThere || before === '' ? before || operator : `${before} ${operator}`
  return /[:#@]$/.test(operator) ? text : `${text} `
}
