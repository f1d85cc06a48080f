import { comparableHandle } from '@skein/api'

/** How a text calls somebody, as the source of a pattern with the `u` flag; a dot at its end is the sentence's. */
export const mentionPattern = String.raw`(?<![\p{L}\p{N}_@/.])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?(?:@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)?`

const mention = new RegExp(mentionPattern, 'gu')

/** The handles in a text, once each and without the first @, in their order. */
export function mentionedIn(text: string): readonly string[] {
  const found = new Map<string, string>()
  for (const [match] of text.matchAll(mention)) {
    const name = match.slice(1)
    if (!found.has(comparableHandle(name))) found.set(comparableHandle(name), name)
  }
  return [...found.values()]
}

/** Those before the first word that is none: a server with safe direct messages addresses nobody else. */
export function mentionedAtStart(text: string): readonly string[] {
  const words = text.trimStart().split(/\s+/)
  const end = words.findIndex((word) => !word.startsWith('@'))
  return mentionedIn((end < 0 ? words : words.slice(0, end)).join(' '))
}

/** Those who are not among others. */
export function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(comparableHandle))
  return names.filter((name) => !known.has(comparableHandle(name)))
}

/** The text without mentions of some people, and without the room they took. */
export function withoutMentions(text: string, names: readonly string[]): string {
  const gone = new Set(names.map(comparableHandle))
  return text.replace(new RegExp(`${mentionPattern} ?`, 'gu'), (match) =>
    gone.has(comparableHandle(match.slice(1).trimEnd())) ? '' : match,
  )
}
