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
  /** It changes something. */
  readonly isUseful: boolean
}

/** The filter that a rule makes. */
export const contentOf = ({ effect, text }: Pick<OfferedRule, 'effect' | 'text'>): FilterContent => ({
  terms: [{ kind: 'warning', text, effect }],
  effect,
  places: filterPlaces,
  expiresAt: null,
  isPaused: false,
})

/** The filter for exactly these words: one in force where there are several. */
export function ruleWithWords(filters: readonly KeptFilter[], text: string): KeptFilter | null {
  const found = filters.filter((filter) => isRuleFor(filter, text))
  return found.find(isInForce) ?? found[0] ?? null
}

const isInForce = ({ isPaused, isExpired }: KeptFilter): boolean => !isPaused && !isExpired

/**
 * The rule that would do with all such content warnings what the reader did with one; null where the subject is too
 * long to be the words of a rule.
 */
export function offeredRule(
  filters: readonly KeptFilter[],
  subject: string,
  isOpen: boolean,
): OfferedRule | null {
  const text = subject.replaceAll(/\s+/g, ' ').trim()
  if (isLongSubject(subject)) return null
  const effect: WarningEffect = isOpen ? 'open' : 'close'
  const existing = ruleWithWords(filters, text)
  const others = filters.filter((filter) => filter !== existing && !filter.isExpired)
  const ruleOf = (rules: readonly Filter[]) => warningRuleOf(compileFilters(rules, 0).warningRules, subject)
  const rule: Filter = { ...contentOf({ effect, text }), id: 'offered' }
  const isUseful = ruleOf(others) !== effect && ruleOf([...others, rule]) === effect
  const isOn = existing?.effect === effect && isInForce(existing)
  return { effect, text, existing, isOn, isUseful }
}
