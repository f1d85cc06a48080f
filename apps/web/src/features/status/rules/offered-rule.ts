import { isLongSubject } from '@skein/rich-text'
import { compileFilters, filterPlaces, isRuleFor, warningRuleOf } from '@skein/store'
import type { Filter, WarningEffect } from '@skein/store'

import type { FilterContent } from '../../../model/filter-changes.ts'
import type { KeptFilter } from '../../../model/filters.ts'

/** A rule for content warnings with the words of one of them. */
export interface OfferedRule {
  readonly effect: WarningEffect
  readonly text: string
  /** A filter for exactly these words, which is changed instead of adding another one. */
  readonly existing: KeptFilter | null
  /** That filter does this already. */
  readonly isOn: boolean
}

/** The filter that a rule makes. */
export const contentOf = ({ effect, text }: Pick<OfferedRule, 'effect' | 'text'>): FilterContent => ({
  terms: [{ kind: 'warning', text, effect }],
  effect,
  places: filterPlaces,
  expiresAt: null,
  isPaused: false,
})

/**
 * The rule that would do with all such content warnings what the reader did with one; null where it would change
 * nothing, or where the subject is too long to be one.
 */
export function offeredRule(
  filters: readonly KeptFilter[],
  subject: string,
  isOpen: boolean,
): OfferedRule | null {
  const text = subject.replaceAll(/\s+/g, ' ').trim()
  if (isLongSubject(subject)) return null
  const effect: WarningEffect = isOpen ? 'open' : 'close'
  const existing = filters.find((filter) => isRuleFor(filter, text)) ?? null
  const others = filters.filter((filter) => filter !== existing && !filter.isExpired)
  const ruleOf = (rules: readonly Filter[]) => warningRuleOf(compileFilters(rules, 0).warningRules, subject)
  const rule: Filter = { ...contentOf({ effect, text }), id: 'offered' }
  if (ruleOf(others) === effect || ruleOf([...others, rule]) !== effect) return null
  const isOn = existing?.effect === effect && !existing.isPaused && !existing.isExpired
  return { effect, text, existing, isOn }
}
