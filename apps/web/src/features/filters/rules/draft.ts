import {
  filterEffects,
  filterPlaces,
  isWarningEffect,
  isWarningTerm,
  type Filter,
  type FilterEffect,
  type FilterPlace,
  type FilterTerm,
  type WarningTerm,
} from '@skein/store'

import type { FilterContent } from '../../../model/filter-changes.ts'
import { readTerm, type TermChoices } from './read-term.ts'

/** `keep`: the expiry that the filter has. */
export type Duration = 'none' | 'keep' | 'hour' | 'day' | 'week' | 'month'

const hourMs = 3_600_000
const lengths = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs } as const

/** What the editor holds. */
export interface Draft {
  readonly terms: readonly FilterTerm[]
  /** Not yet a term, but counted as a term. */
  readonly typed: string
  /** The choices for words and people where there are none yet. */
  readonly isWhole: boolean
  readonly isRepeatsOnly: boolean
  /** Null until one is chosen. */
  readonly effect: FilterEffect | null
  readonly places: readonly FilterPlace[]
  readonly duration: Duration
}

const empty: Draft = {
  terms: [],
  typed: '',
  isWhole: true,
  isRepeatsOnly: false,
  effect: null,
  places: ['home', 'public', 'notifications', 'thread'],
  duration: 'none',
}

/** @param now milliseconds since 1970 */
export function draftOf(before: Filter | null, now: number): Draft {
  if (before === null) return empty
  const { terms, effect, places, expiresAt } = before
  return {
    ...empty,
    terms: terms.map((term) => (isWarningTerm(term) ? { kind: 'warning', text: term.text } : term)),
    effect,
    // A filter for warnings says nothing about where.
    places: isWarningEffect(effect) ? empty.places : places,
    duration: expiresAt !== null && expiresAt > now ? 'keep' : 'none',
  }
}

/** A new filter with some terms. */
export const draftWith = (terms: readonly FilterTerm[]): Draft => ({ ...empty, terms })

/** What a filter for these terms can do; only content warnings can be opened or kept closed. */
export function effectsFor(terms: readonly FilterTerm[]): readonly FilterEffect[] {
  const isAboutWarnings = terms.length > 0 && terms.every(isWarningTerm)
  return isAboutWarnings
    ? filterEffects.toSorted((one, other) => Number(isWarningEffect(other)) - Number(isWarningEffect(one)))
    : filterEffects.filter((effect) => !isWarningEffect(effect))
}

/** The chosen effect, as far as the terms can have it. */
function effectOf({ effect }: Draft, terms: readonly FilterTerm[]): FilterEffect {
  const able = effectsFor(terms)
  const [first = 'fold'] = able
  const usual = isWarningEffect(first) ? first : 'fold'
  return effect !== null && able.includes(effect) ? effect : usual
}

const isSame = (one: FilterTerm, other: FilterTerm) => JSON.stringify(one) === JSON.stringify(other)
const isPerson = ({ kind }: FilterTerm) => kind === 'person' || kind === 'repeats'

/** The choices that apply to all words and all people of a draft, and to what is typed. */
export function choicesOf({ terms, isWhole, isRepeatsOnly }: Draft): TermChoices {
  const words = terms.filter((term) => term.kind === 'word')
  const people = terms.filter(isPerson)
  return {
    isWhole: words.length === 0 ? isWhole : words.every((word) => word.isWhole),
    isRepeatsOnly: people.length === 0 ? isRepeatsOnly : people.every(({ kind }) => kind === 'repeats'),
  }
}

/** The draft with another choice for all of its words or people. */
export function withChoice(draft: Draft, choice: Partial<TermChoices>): Draft {
  const { isWhole, isRepeatsOnly } = choice
  const terms = draft.terms.map((term): FilterTerm => {
    if (term.kind === 'word' && isWhole !== undefined) return { ...term, isWhole }
    if ((term.kind === 'person' || term.kind === 'repeats') && isRepeatsOnly !== undefined)
      return { ...term, kind: isRepeatsOnly ? 'repeats' : 'person' }
    return term
  })
  return { ...draft, ...choice, terms }
}

/** The terms with what is typed, each once. */
export function termsOf(draft: Draft, ownHost: string): readonly FilterTerm[] {
  const last = readTerm(draft.typed, choicesOf(draft), ownHost)
  const all = [...draft.terms, ...(last === null ? [] : [last])]
  return all.filter((term, index) => all.findIndex((other) => isSame(term, other)) === index)
}

/** The draft with what is typed as a term. */
export const withTyped = (draft: Draft, ownHost: string): Draft => ({
  ...draft,
  terms: termsOf(draft, ownHost),
  typed: '',
})

/** The filter that a draft makes. @param now milliseconds since 1970 */
export function contentOf(draft: Draft, before: Filter | null, ownHost: string, now: number): FilterContent {
  const { places, duration } = draft
  const expiresAt =
    duration === 'none' ? null : duration === 'keep' ? (before?.expiresAt ?? null) : now + lengths[duration]
  const terms = termsOf(draft, ownHost)
  const effect = effectOf(draft, terms)
  const isEverywhere = isWarningEffect(effect)
  return {
    terms: terms.map((term) => (isWarningTerm(term) ? withEffect(term, effect) : term)),
    effect,
    places: isEverywhere ? filterPlaces : places,
    expiresAt,
    isPaused: before?.isPaused ?? false,
  }
}

/** The term of a filter with this effect. */
const withEffect = ({ kind, text }: WarningTerm, effect: FilterEffect): WarningTerm =>
  isWarningEffect(effect) ? { kind, text, effect } : { kind, text }
