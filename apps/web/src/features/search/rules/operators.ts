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

export type SearchOperator = (typeof searchOperators)[number]

/** The words with an operator after them, once; where something has to follow it, the caret stands at the end. */
export function withOperator(words: string, operator: SearchOperator): string {
  const before = words.trimEnd()
  const isThere = before.split(/\s+/).includes(operator)
  const text = isThere || before === '' ? before || operator : `${before} ${operator}`
  return operator.endsWith(':') ? text : `${text} `
}
