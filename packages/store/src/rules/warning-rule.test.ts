import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileFilters, filterHits, filterPlaces, type Filter, type FilterTerm } from './filter.ts'
import type { FilterableStatus } from './filter-parts.ts'
import { foldText } from './folded-text.ts'
import { mutedReasons } from './mute.ts'
import { isRuleFor, warningRuleOf, type WarningEffect } from './warning-rule.ts'

const now = 1_790_000_000_000
const warned = (text: string): FilterTerm => ({ kind: 'warning', text })
const filterOf = (
  effect: Filter['effect'],
  terms: readonly FilterTerm[],
  change: Partial<Filter> = {},
): Filter => ({
  id: 'f',
  terms,
  effect,
  places: filterPlaces,
  expiresAt: null,
  isPaused: false,
  ...change,
})
const ruleFor = (subject: string, ...filters: readonly Filter[]) =>
  warningRuleOf(compileFilters(filters, now).warningRules, subject)
const food = filterOf('open', [warned('food')])
const gore = filterOf('close', [warned('gore')])

const status: FilterableStatus = {
  text: 'food',
  content: '<p>food</p>',
  subject: '',
  attachments: [],
  card: null,
  pollId: null,
  quotedId: null,
  tags: [],
  mentions: [],
  language: null,
}
const context = {
  place: 'home' as const,
  author: 'ada',
  repeater: null,
  pollOf: () => undefined,
  statusOf: () => undefined,
}
const hits = (filter: Filter, change: Partial<FilterableStatus>) =>
  filterHits(compileFilters([filter], now), { ...status, ...change }, context)

describe('rules for content warnings', () => {
  test.each([
    ['food', 'open'],
    ['Food, eggs', 'open'],
    ['my FÓOD', 'open'],
    ['seafood', null],
    ['', null],
    ['gore', 'close'],
    ['food with gore', 'close'],
  ] as const)('a warning “%s” is handled as %s', (subject, rule) => {
    expect(ruleFor(subject, food, gore)).toBe(rule)
    expect(ruleFor(subject, gore, food)).toBe(rule)
  })

  test('a filter without words, and one with other terms only, has no rule', () => {
    const word: FilterTerm = { kind: 'word', text: 'food', isWhole: true }
    expect(ruleFor('food', filterOf('open', [warned(' '), word]))).toBeNull()
  })

  test('a paused filter and an expired one do nothing', () => {
    expect(ruleFor('food', { ...food, isPaused: true })).toBeNull()
    expect(ruleFor('food', { ...food, expiresAt: now })).toBeNull()
    expect(ruleFor('food', { ...food, expiresAt: now + 1 })).toBe('open')
  })

  const effects = fc.constantFrom<WarningEffect>('open', 'close')
  const words = fc.stringMatching(/^[a-zäéß]{1,8}( [a-z]{1,8})?$/)

  test('closing wins in any order, and adding a rule to open never closes a warning', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(effects, words), { maxLength: 8 }), fc.array(words), (rules, parts) => {
        const subject = parts.join(', ')
        const filters = rules.map(([effect, text]) => filterOf(effect, [warned(text)]))
        const rule = ruleFor(subject, ...filters)
        expect(ruleFor(subject, ...filters.toReversed())).toBe(rule)
        const withOpen = ruleFor(subject, ...filters, filterOf('open', [warned('anything')]))
        expect(withOpen === 'close').toBe(rule === 'close')
      }),
    )
  })

  test('the whole warning is a rule for itself, whatever it is written in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), effects, (subject, effect) => {
        fc.pre(foldText(subject) !== '')
        const filter = filterOf(effect, [warned(subject.trim())])
        expect(ruleFor(subject, filter)).toBe(effect)
        expect(isRuleFor(filter, subject)).toBe(true)
      }),
    )
  })

  test('only a filter that opens or closes exactly these words is the rule for them', () => {
    expect(isRuleFor(food, ' FOOD ')).toBe(true)
    expect(isRuleFor(food, 'food, eggs')).toBe(false)
    expect(isRuleFor(filterOf('open', [warned('food'), warned('eggs')]), 'food')).toBe(false)
    expect(isRuleFor(filterOf('hide', [warned('food')]), 'food')).toBe(false)
    expect(isRuleFor(filterOf('open', []), '')).toBe(false)
  })
})

describe('filters and content warnings', () => {
  test.each(['open', 'close'] as const)(
    'a filter to %s warnings never hides, folds or covers a post',
    (effect) => {
      const filter = filterOf(effect, [warned('food'), { kind: 'word', text: 'food', isWhole: true }])
      expect(hits(filter, { subject: 'food' })).toEqual([])
      const seen = { ...context, viewerId: null, isAuthorBot: false, muteWords: [], muteBotStatuses: false }
      const muted = { ...status, accountId: 'a' as never, isMuted: false, isThreadMuted: false }
      expect(mutedReasons(muted, { ...seen, relationshipOf: () => null, filters: [filter] })).toEqual([])
    },
  )

  test('other effects can look for words of the post’s own warning', () => {
    const filter = filterOf('hide', [warned('food')])
    expect(hits(filter, { subject: 'Food, eggs' })).toEqual([filter])
    expect(hits(filter, { subject: 'eggs' })).toEqual([])
    const quoted = { ...status, subject: 'food' }
    expect(
      filterHits(
        compileFilters([filter], now),
        { ...status, quotedId: 'q' as never },
        { ...context, statusOf: () => quoted },
      ),
    ).toEqual([])
  })
})
