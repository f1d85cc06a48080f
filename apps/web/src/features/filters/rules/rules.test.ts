import { describe, expect, test } from 'vitest'

import { contentOf, draftOf, termsOf, withTyped, type Draft } from './draft.ts'
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
    expect(termsOf({ ...draft, isWhole: false, isRepeatsOnly: true }, host)).toEqual([
      { ...word('ferry'), isWhole: false },
      { kind: 'repeats', handle: 'mira' },
    ])
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
