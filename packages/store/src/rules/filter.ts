import {
  filterPartsOf,
  hostOf,
  type FilterablePosts,
  type FilterableStatus,
  type FilterParts,
} from './filter-parts.ts'
import { foldText, hasWholeWord } from './folded-text.ts'
import { compileWarningRules, isWarningEffect, type WarningRules, type WarningTerm } from './warning-rule.ts'

/** One thing that a filter looks for. Handles are comparable ones, without a leading `@`; hashtags have no `#`. */
export type FilterTerm =
  | { readonly kind: 'word'; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: 'hashtag'; readonly name: string }
  /** A host and the hosts below it. */
  | { readonly kind: 'domain'; readonly host: string }
  /** What a person writes or repeats. */
  | { readonly kind: 'person'; readonly handle: string }
  | { readonly kind: 'repeats'; readonly handle: string }
  /** BCP 47; `de` is also `de-AT`. */
  | { readonly kind: 'language'; readonly code: string }
  | WarningTerm

export const filterEffects = ['hide', 'fold', 'warn', 'open', 'close'] as const
export type FilterEffect = (typeof filterEffects)[number]

export const filterPlaces = ['home', 'public', 'notifications', 'thread', 'account'] as const
export type FilterPlace = (typeof filterPlaces)[number]

export interface Filter {
  readonly id: string
  /** Any of them is enough. */
  readonly terms: readonly FilterTerm[]
  readonly effect: FilterEffect
  readonly places: readonly FilterPlace[]
  /** Milliseconds since 1970; null never. */
  readonly expiresAt: number | null
  readonly isPaused: boolean
}

/** Where a post is seen, and the comparable handles of its author and its repeater. */
export interface FilterContext extends FilterablePosts {
  readonly place: FilterPlace
  readonly author: string
  readonly repeater: string | null
}

interface Met extends FilterContext {
  readonly parts: FilterParts
}

interface CompiledFilter {
  readonly filter: Filter
  readonly isHit: (met: Met) => boolean
}

/** Filters that are ready to be applied; made by `compileFilters`. */
export interface CompiledFilters {
  readonly byPlace: Readonly<Record<FilterPlace, readonly CompiledFilter[]>>
  readonly warningRules: WarningRules
}

/** Whether a filter is in force at a moment, in milliseconds since 1970. */
function isInForce({ isPaused, expiresAt }: Filter, now: number): boolean {
  return !isPaused && (expiresAt === null || expiresAt > now)
}

/**
 * Prepares the filters that are in force for many posts.
 * @param now milliseconds since 1970
 */
export function compileFilters(filters: readonly Filter[], now: number): CompiledFilters {
  const active = filters.filter((filter) => isInForce(filter, now))
  const compiled = active
    .filter(({ effect }) => !isWarningEffect(effect))
    .map((filter) => {
      const tests = filter.terms.map(testOf)
      return { filter, isHit: (met: Met) => tests.some((isHit) => isHit(met)) }
    })
  const at = (place: FilterPlace) => compiled.filter(({ filter }) => filter.places.includes(place))
  return {
    byPlace: {
      home: at('home'),
      public: at('public'),
      notifications: at('notifications'),
      thread: at('thread'),
      account: at('account'),
    },
    warningRules: compileWarningRules(active),
  }
}

/** When the next of these filters expires, in milliseconds since 1970; null where none does after `now`. */
export function nextExpiry(filters: readonly Filter[], now: number): number | null {
  const times = filters.flatMap((filter) =>
    isInForce(filter, now) && filter.expiresAt !== null ? filter.expiresAt : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}

const noHits: readonly Filter[] = []

/** The filters that a post hits where it is seen, in their order; never those that open or close content warnings. */
export function filterHits(
  { byPlace }: CompiledFilters,
  status: FilterableStatus,
  context: FilterContext,
): readonly Filter[] {
  const here = byPlace[context.place]
  if (here.length === 0) return noHits
  const met = { ...context, parts: filterPartsOf(status, context) }
  return here.flatMap(({ filter, isHit }) => (isHit(met) ? filter : []))
}

/** What a filter is called: its terms, as people write them. */
export function filterLabel({ terms }: Pick<Filter, 'terms'>): string {
  return terms.map(termLabel).filter(Boolean).join(', ')
}

export function termLabel(term: FilterTerm): string {
  switch (term.kind) {
    case 'word':
    case 'warning':
      return term.text
    case 'hashtag':
      return `#${term.name}`
    case 'domain':
      return term.host
    case 'person':
    case 'repeats':
      return `@${term.handle}`
    case 'language':
      return term.code
    default:
      return ''
  }
}

const never = () => false

function testOf(term: FilterTerm): (met: Met) => boolean {
  switch (term.kind) {
    case 'word': {
      const word = foldText(term.text)
      if (word === '') return never
      return term.isWhole
        ? ({ parts }) => hasWholeWord(parts.text, word)
        : ({ parts }) => parts.text.includes(word)
    }
    case 'hashtag': {
      const name = foldText(term.name)
      return ({ parts }) => parts.hashtags.has(name)
    }
    case 'domain': {
      const host = hostOf(`https://${term.host}`)
      if (host === '') return never
      return ({ parts }) => parts.hosts.some((each) => each === host || each.endsWith(`.${host}`))
    }
    case 'person':
      return isPerson(term.handle, ({ author, repeater }) => [author, repeater])
    case 'repeats':
      return isPerson(term.handle, ({ repeater }) => [repeater])
    case 'language': {
      const code = term.code.trim().toLowerCase()
      if (code === '') return never
      return ({ parts: { language } }) => language === code || language?.startsWith(`${code}-`) === true
    }
    case 'warning': {
      const words = foldText(term.text)
      return ({ parts }) => hasWholeWord(parts.subject, words)
    }
    default:
      // A later version may know other kinds.
      return never
  }
}

function isPerson(handle: string, of: (met: Met) => readonly (string | null)[]): (met: Met) => boolean {
  return handle === '' ? never : (met) => of(met).includes(handle)
}
