import { comparableHandle } from '@skein/api'
import { hostOf, termLabel, type FilterTerm } from '@skein/store'

const hashtag = /^#([\p{L}\p{M}\p{N}_·]+)$/u
const person = /^@([\p{L}\p{N}_.-]+(?:@[\p{L}\p{M}\p{N}.:-]+)?)$/u
const language = /^lang:\s*([a-z]{2,3}(?:-[a-z\d]+)*)$/i
const host = /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u
/** `warning:`, or `cw:` for short, and the words of a content warning, in quotation marks where they have a comma. */
const warning = /^(?:warning|cw):\s*(.+)$/i
const quoted = /^["“”„«»](.+)["“”„«»]$/u

/** Whether a quotation mark was opened and not closed: a comma is part of the phrase then. */
export const isQuoteOpen = (typed: string): boolean =>
  /^\s*(?:(?:warning|cw):\s*)?["“”„«»][^"“”„«»]*$/iu.test(typed)

export interface TermChoices {
  readonly isWhole: boolean
  readonly isRepeatsOnly: boolean
}

/**
 * What typed text asks for: a content warning, a hashtag, a person, a link, a language, else a word or phrase; null where it is empty.
 * @param ownHost host of the server, whose people have no host in their handles
 */
export function readTerm(typed: string, choices: TermChoices, ownHost: string): FilterTerm | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return null
  const word = quoted.exec(text)?.[1]?.trim()
  if (word) return { kind: 'word', text: word, isWhole: choices.isWhole }
  const warned = warning.exec(text)?.[1]
  if (warned !== undefined) return { kind: 'warning', text: quoted.exec(warned)?.[1]?.trim() || warned }
  const tag = hashtag.exec(text)?.[1]
  if (tag !== undefined) return { kind: 'hashtag', name: tag }
  const named = person.exec(text)?.[1]
  if (named !== undefined) {
    const handle = comparableHandle(named)
    const own = `@${ownHost}`
    return {
      kind: choices.isRepeatsOnly ? 'repeats' : 'person',
      handle: handle.endsWith(own) ? handle.slice(0, -own.length) : handle,
    }
  }
  const code = language.exec(text)?.[1]
  if (code !== undefined) return { kind: 'language', code: code.toLowerCase() }
  const linked = host.test(text) ? hostOf(`https://${text}`) : hostOf(text)
  if (linked !== '') return { kind: 'domain', host: linked }
  return { kind: 'word', text, isWhole: choices.isWhole }
}

/** How a term is typed, so that reading it gives the same term. */
export function typedTerm(term: FilterTerm): string {
  if (term.kind === 'word') return `“${term.text}”`
  if (term.kind === 'warning') return `warning:“${term.text}”`
  return term.kind === 'language' ? `lang:${term.code}` : termLabel(term)
}
