import {
  filterEffects,
  filterPlaces,
  isWarningEffect,
  isWarningTerm,
  type Filter,
  type FilterEffect,
  type FilterPlace,
  type FilterTerm,
} from '@skein/store'

import { fieldsOf, isRecord, type Fields } from '../../lib/fields.ts'

/** What of each kind of term must be text. */
const textOf: Readonly<Record<FilterTerm['kind'], string>> = {
  word: 'text',
  hashtag: 'name',
  domain: 'host',
  person: 'handle',
  repeats: 'handle',
  language: 'code',
  warning: 'text',
}

const isKnownKind = (kind: string): kind is FilterTerm['kind'] => Object.hasOwn(textOf, kind)

/** A later version may know other kinds: they hit nothing here and are kept. */
const isOfLaterKind = (value: unknown): value is FilterTerm =>
  isRecord(value) && typeof value['kind'] === 'string' && !isKnownKind(value['kind'])

/** Stores are compared as JSON: the order of the keys is always the same. */
function termOf(kind: FilterTerm['kind'], text: string, { isWhole, effect }: Fields): FilterTerm {
  switch (kind) {
    case 'word':
      return { kind, text, isWhole: isWhole === true }
    case 'warning':
      return isWarningEffect(effect) ? { kind, text, effect } : { kind, text }
    case 'hashtag':
      return { kind, name: text }
    case 'domain':
      return { kind, host: text }
    case 'language':
      return { kind, code: text }
    default:
      return { kind, handle: text }
  }
}

function termsOf(value: unknown): readonly FilterTerm[] {
  if (isOfLaterKind(value)) return [value]
  const term = fieldsOf(value)
  const { kind } = term
  if (typeof kind !== 'string' || !isKnownKind(kind)) return []
  const text = term[textOf[kind]]
  return typeof text === 'string' ? [termOf(kind, text, term)] : []
}

const isEffect = (value: unknown): value is FilterEffect => filterEffects.some((each) => each === value)
const isPlace = (value: unknown): value is FilterPlace => filterPlaces.some((each) => each === value)

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a filter does. An older version of Skein may have replaced the effect; its terms are as they were. */
function effectOf(value: unknown, terms: readonly FilterTerm[]): FilterEffect {
  const [effect, ...others] = new Set(terms.map((term) => (isWarningTerm(term) ? term.effect : undefined)))
  if (effect !== undefined && others.length === 0) return effect
  return isEffect(value) ? value : 'fold'
}

/** A filter as it was stored, here or by another device; null where nothing of it can be read. */
export function parseFilter(id: string, value: unknown): Filter | null {
  const { terms, effect, places, expiresAt, isPaused } = fieldsOf(value)
  const readable = itemsOf(terms).flatMap(termsOf)
  if (readable.length === 0) return null
  return {
    id,
    terms: readable,
    effect: effectOf(effect, readable),
    places: itemsOf(places).filter(isPlace),
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : null,
    isPaused: isPaused === true,
  }
}
