import { describe, expect, test } from 'vitest'

import {
  choicesOf,
  contentOf,
  draftOf,
  draftWith,
  effectsFor,
  termsOf,
  withChoice,
  withTyped,
  type Draft,
} from './draft.ts'
import { offersOf, toggled } from './offers.ts'
import { isQuoteOpen, readTerm, typedTerm } from './read-term.ts'

const host = 'fen.example'
const choices = { isWhole: true, isRepeatsOnly: false }
const word = (text: string) => ({ kind: 'word', text, isWhole: true }) as const

describe('what is typed', () => {
  test.each([
    ['  football ', word('football')],
    ['new  york', word('new york')],
    ['#Penalty', { kind: 'hashtag', name: 'Penalty' }],
    ['#', word('#')],
    ['@Mira@Loom.Example', { kind: 'person', handle: 'mira@loom.example' }],
    ['@mira@fen.example', { kind: 'person', handle: 'mira' }],
    ['@mira', { kind: 'person', handle: 'mira' }],
    ['daily.example', { kind: 'domain', host: 'daily.example' }],
    ['https://www.daily.example/a?b', { kind: 'domain', host: 'daily.example' }],
    ['bücher.example', { kind: 'domain', host: 'xn--bcher-kva.example' }],
    ['lang:de-AT', { kind: 'language', code: 'de-at' }],
    ['cw:food', { kind: 'warning', text: 'food' }],
    ['Warning: new  york', { kind: 'warning', text: 'new york' }],
    ['warning:“red, green”', { kind: 'warning', text: 'red, green' }],
    ['warning:', word('warning:')],
    ['warnings: two', word('warnings: two')],
    ['“cw:food”', word('cw:food')],
    ['“node.js”', word('node.js')],
    ['"#1"', word('#1')],
    ['3.5', word('3.5')],
    ['e.g. this', word('e.g. this')],
    ['⚽', word('⚽')],
    [' ', null],
  ])('%s', (typed, term) => {
    expect(readTerm(typed, choices, host)).toEqual(term)
    if (term !== null) expect(readTerm(typedTerm(term as never), choices, host)).toEqual(term)
  })

  test.each([
    ['“red, green', true],
    [' "red', true],
    ['cw:“red, green', true],
    ['cw:red', false],
    ['“red, green”', false],
    ['red', false],
    ['red "green', false],
  ])('%s is inside an open quotation mark: %s', (typed, isOpen) => {
    expect(isQuoteOpen(typed)).toBe(isOpen)
  })

  test('a person is one for repeats only, if that is chosen', () => {
    expect(readTerm('@mira', { ...choices, isRepeatsOnly: true }, host)).toEqual({
      kind: 'repeats',
      handle: 'mira',
    })
  })
})

describe('a draft', () => {
  const begun = draftOf(null, 0)

  test('counts what is still typed, and each term once', () => {
    const draft = { ...withTyped({ ...begun, typed: 'ferry' }, host), typed: 'ferry' }
    expect(termsOf(draft, host)).toEqual([word('ferry')])
    expect(termsOf({ ...draft, typed: '#boats' }, host)).toHaveLength(2)
  })

  test('has its words whole or not, and its people by all or by repeats only', () => {
    const draft: Draft = { ...begun, terms: [word('ferry'), { kind: 'person', handle: 'mira' }] }
    const parts = withChoice(draft, { isWhole: false, isRepeatsOnly: true })
    expect(termsOf({ ...parts, typed: '@odile' }, host)).toEqual([
      { ...word('ferry'), isWhole: false },
      { kind: 'repeats', handle: 'mira' },
      { kind: 'repeats', handle: 'odile' },
    ])
  })

  test('keeps what each of its terms is until a choice is made for all of them', () => {
    const terms = [
      { kind: 'person', handle: 'mira' },
      { kind: 'repeats', handle: 'odile' },
    ] as const
    const draft = draftWith(terms)
    expect(termsOf(draft, host)).toEqual(terms)
    expect(choicesOf(draft).isRepeatsOnly).toBe(false)
    expect(termsOf(withChoice(draft, { isRepeatsOnly: true }), host).map(({ kind }) => kind)).toEqual([
      'repeats',
      'repeats',
    ])
  })

  const warned = (text: string, effect?: 'open' | 'close') =>
    ({ kind: 'warning', text, ...(effect && { effect }) }) as const
  const made = (draft: Partial<Draft>) => contentOf({ ...begun, ...draft }, null, host, 0)

  test('opens content warnings everywhere unless something else is chosen', () => {
    expect(made({ typed: 'cw:food', places: [] })).toMatchObject({
      terms: [warned('food', 'open')],
      effect: 'open',
      places: ['home', 'public', 'notifications', 'thread', 'account'],
    })
    expect(made({ typed: 'cw:food', effect: 'close' }).terms).toEqual([warned('food', 'close')])
    expect(made({ typed: 'cw:food', effect: 'hide', places: ['home'] })).toMatchObject({
      terms: [warned('food')],
      effect: 'hide',
      places: ['home'],
    })
  })

  test('opens or closes nothing but content warnings', () => {
    const terms = [warned('food', 'open'), word('eggs')]
    expect(effectsFor(terms)).toEqual(['hide', 'fold', 'warn'])
    expect(effectsFor([])).toEqual(['hide', 'fold', 'warn'])
    expect(effectsFor([warned('food')])).toEqual(['open', 'close', 'hide', 'fold', 'warn'])
    expect(made({ terms, effect: 'open' })).toMatchObject({
      terms: [warned('food'), word('eggs')],
      effect: 'fold',
      places: begun.places,
    })
  })

  test('has what a saved rule says, and the usual places when it becomes another filter', () => {
    const before = { ...made({ typed: 'cw:gore', effect: 'close' }), id: 'a' }
    const draft = draftOf(before, 0)
    expect(contentOf(draft, before, host, 0)).toEqual(made({ typed: 'cw:gore', effect: 'close' }))
    expect(contentOf({ ...draft, effect: 'fold' }, before, host, 0).places).toEqual(begun.places)
    expect(termsOf({ ...draft, typed: 'cw:gore' }, host)).toHaveLength(1)
  })

  test('keeps the expiry that a filter has until another one is chosen', () => {
    const before = { ...contentOf({ ...begun, typed: 'x', duration: 'day' }, null, host, 1_000), id: 'a' }
    expect(before.expiresAt).toBe(1_000 + 86_400_000)
    const draft = draftOf(before, 2_000)
    expect(draft.duration).toBe('keep')
    expect(contentOf(draft, before, host, 5_000)).toMatchObject({
      expiresAt: before.expiresAt,
      terms: before.terms,
    })
    expect(contentOf({ ...draft, duration: 'none' }, before, host, 5_000).expiresAt).toBeNull()
    expect(draftOf(before, before.expiresAt ?? 0).duration).toBe('none')
  })
})

describe('the terms that a post offers', () => {
  const boats = { kind: 'hashtag', name: 'Boats' } as const

  test('are each offered once, and selected words as what they would be if they were typed', () => {
    expect(
      offersOf([{ ...word('#boats'), isWhole: false }, { ...word('ferr'), isWhole: false }, boats], host),
    ).toEqual([
      { kind: 'hashtag', name: 'boats' },
      { ...word('ferr'), isWhole: false },
    ])
  })

  test('are added by a press and removed by the next', () => {
    const draft = toggled(draftOf(null, 0), boats)
    expect(draft.terms).toEqual([boats])
    expect(toggled(draft, { ...boats, name: 'boats' }).terms).toEqual([])
    expect(toggled(draft, { kind: 'person', handle: 'boats' }).terms).toHaveLength(2)
  })
})
