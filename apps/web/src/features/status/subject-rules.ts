import { compileFilters, warningRuleOf, type Filter, type StatusRow, type WarningEffect } from '@skein/store'

import { getActiveFilters, useActiveFilters, useFilters } from '../../model/filters.ts'
import { getSetting, useSetting } from '../../model/settings.ts'
import { getRowMemory, useRowMemory } from './row-memory.ts'
import type { SubjectRules } from './rules/showing.ts'

/** What decides how a post starts behind its subject. @param isCovered a filter covers it as a subject does */
export function useSubjectRules({ id, subject }: StatusRow, isCovered: boolean): SubjectRules {
  const { offersRule } = useRowMemory(id)
  const collapses = useSetting('collapseMessageWithSubject')
  const rule = warningRuleOf(useActiveFilters().warningRules, subject)
  return { collapses, rule, isCovered, isTouched: offersRule }
}

/** As `useSubjectRules`, for now. */
export function getSubjectRules({ id, subject }: StatusRow, isCovered: boolean): SubjectRules {
  const { offersRule } = getRowMemory(id)
  const collapses = getSetting('collapseMessageWithSubject')
  return { collapses, rule: getWarningRule(subject), isCovered, isTouched: offersRule }
}

/** The viewer's rule for posts with this subject; it applies wherever a post is shown. */
export const getWarningRule = (subject: string): WarningEffect | null =>
  warningRuleOf(getActiveFilters().warningRules, subject)

/**
 * The filters in force that open the content warning of a post or keep it closed; none that another one overrules.
 * @param isCovered a filter covers the post as a subject does, and overrules all of them
 */
export function useRulesOn({ subject }: StatusRow, isCovered: boolean): readonly Filter[] {
  const rule = warningRuleOf(useActiveFilters().warningRules, subject)
  const filters = useFilters()
  if (isCovered || rule === null) return []
  return filters.filter(
    (filter) =>
      !filter.isExpired && warningRuleOf(compileFilters([filter], 0).warningRules, subject) === rule,
  )
}
