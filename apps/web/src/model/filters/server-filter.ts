import type { FilterDraft, ServerFilter } from '@skein/api'
import type { Filter } from '@skein/store'

/** A filter before it has an id. */
export type FilterContent = Omit<Filter, 'id'>

/** Only what a filter says, without its id and what is kept beside it. */
export const contentOf = ({ terms, effect, places, expiresAt, isPaused }: FilterContent): FilterContent => ({
  terms,
  effect,
  places,
  expiresAt,
  isPaused,
})

const start = 'server:'

/** Turns a filter of the server into ours: it folds, or hides if another client made it irreversible. */
export function fromServer({ id, phrase, contexts, isWholeWord, ...rest }: ServerFilter): Filter {
  return {
    id: `${start}${id}`,
    terms: [{ kind: 'word', text: phrase, isWhole: isWholeWord }],
    effect: rest.isIrreversible ? 'hide' : 'fold',
    places: contexts,
    expiresAt: rest.expiresAt,
    isPaused: false,
  }
}

/** The server's own id of a filter. */
export const serverIdOf = ({ id }: Filter): string => id.slice(start.length)

/** An id until the server has given one. */
export const temporaryId = (key: string): string => `${start}new ${key}`

/**
 * What the server keeps of a filter, or null where it cannot: it keeps one word or phrase that folds, is not paused and
 * does not apply to profiles. None that hides: Akkoma applies an irreversible filter to every timeline, as an unescaped
 * regular expression, so that the phrase `C++` would make all of them fail.
 * @param now milliseconds since 1970
 */
export function serverDraft(content: FilterContent, now: number): FilterDraft | null {
  const { terms, effect, places, expiresAt, isPaused } = content
  const [term, ...others] = terms
  if (term?.kind !== 'word' || others.length > 0 || effect !== 'fold' || isPaused) return null
  if (places.includes('account') || (expiresAt !== null && expiresAt <= now)) return null
  return {
    phrase: term.text,
    contexts: [...places],
    isWholeWord: term.isWhole,
    isIrreversible: false,
    expiresIn: expiresAt === null ? undefined : Math.ceil((expiresAt - now) / 1_000),
  }
}
