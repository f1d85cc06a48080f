/** An operator of a search, and what follows it. */
export interface Token {
  readonly name: string
  readonly value: string
}

/** A search in its parts. */
export interface Query {
  readonly tokens: readonly Token[]
  /** What is no operator. */
  readonly words: readonly string[]
}

const operator = /^(from|has|in|before|after|language):(\S+)$/

/** Takes a search apart; where the server knows no operators, all of it is words. */
export function readQuery(text: string, hasOperators: boolean): Query {
  const parts = text.split(/\s+/).filter((part) => part !== '')
  const tokens: Token[] = []
  const words: string[] = []
  for (const part of parts) {
    const [, name, value] = (hasOperators ? operator.exec(part) : null) ?? []
    if (name === undefined || value === undefined) words.push(part)
    else tokens.push({ name, value })
  }
  return { tokens, words }
}

/** A search as it is typed. */
export const writeQuery = ({ tokens, words }: Query): string =>
  [...tokens.map(({ name, value }) => `${name}:${value}`), ...words].join(' ')
