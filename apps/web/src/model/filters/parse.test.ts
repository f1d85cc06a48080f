import { expect, test } from 'vitest'

import { parseOwn, parseServer } from './own.ts'

const filter = {
  terms: [{ kind: 'word', text: 'ferry', isWhole: true }],
  effect: 'warn',
  places: ['home', 'account'],
  expiresAt: 5,
  isPaused: true,
}

test('own filters are read as they were written, removals too', () => {
  const own = { a: { filter, changedAt: 7 }, b: { filter: null, changedAt: 8 } }
  expect(parseOwn(JSON.parse(JSON.stringify(own)))).toEqual({
    a: { filter: { ...filter, id: 'a' }, changedAt: 7 },
    b: { filter: null, changedAt: 8 },
  })
})

test('terms have their keys in one order, whatever order they were stored in', () => {
  const terms = [
    { isWhole: true, text: 'ferry', kind: 'word' },
    { name: 'x', kind: 'hashtag' },
    { handle: 'mira', kind: 'repeats' },
  ]
  const own = parseOwn({ a: { filter: { ...filter, terms }, changedAt: 1 } })
  expect(own['a']?.filter?.terms.map((term) => JSON.stringify(term))).toEqual([
    '{"kind":"word","text":"ferry","isWhole":true}',
    '{"kind":"hashtag","name":"x"}',
    '{"kind":"repeats","handle":"mira"}',
  ])
})

test('damaged entries and fields are left out, the others are kept', () => {
  const damaged = {
    terms: [null, { kind: 'word' }, { kind: 'hashtag', name: 'x' }, { kind: 'mood', tone: 'grim' }],
    effect: 'explode',
    places: ['home', 'moon', 3],
    expiresAt: 'soon',
    isPaused: 'yes',
  }
  expect(
    parseOwn({
      a: { filter: damaged, changedAt: 1 },
      b: { filter: { terms: 3 }, changedAt: 1 },
      c: 5,
      d: {},
    }),
  ).toEqual({
    a: {
      filter: {
        id: 'a',
        // A kind of a later version is kept.
        terms: [
          { kind: 'hashtag', name: 'x' },
          { kind: 'mood', tone: 'grim' },
        ],
        effect: 'fold',
        places: ['home'],
        expiresAt: null,
        isPaused: false,
      },
      changedAt: 1,
    },
  })
})

const ruleFor = (text: string, effect?: string) => ({ kind: 'warning', text, ...(effect && { effect }) })
const effectOf = (change: object) =>
  parseOwn({ a: { filter: { ...filter, ...change }, changedAt: 1 } })['a']?.filter?.effect

test('a rule for content warnings is read as it was written', () => {
  const rule = { ...filter, terms: [ruleFor('food', 'open')], effect: 'open' }
  const own = { a: { filter: rule, changedAt: 7 } }
  expect(parseOwn(JSON.parse(JSON.stringify(own)))).toEqual({
    a: { filter: { ...rule, id: 'a' }, changedAt: 7 },
  })
  const mixed = parseOwn({
    a: { filter: { ...rule, terms: [{ effect: 'x', text: 'food', kind: 'warning' }] }, changedAt: 7 },
  })
  expect(JSON.stringify(mixed['a']?.filter?.terms)).toBe('[{"kind":"warning","text":"food"}]')
})

test('the effect of a rule survives an older version, which replaces unknown effects and keeps unknown terms', () => {
  const terms = [ruleFor('food', 'open'), ruleFor('eggs', 'open')]
  expect(effectOf({ terms, effect: 'fold' })).toBe('open')
  expect(effectOf({ terms: [ruleFor('gore', 'close')], effect: 'hide' })).toBe('close')
  expect(effectOf({ terms: [ruleFor('gore')], effect: 'hide' })).toBe('hide')
  expect(effectOf({ terms: [ruleFor('gore', 'close'), ruleFor('food', 'open')], effect: 'fold' })).toBe(
    'fold',
  )
  expect(effectOf({ terms: [...terms, ...filter.terms], effect: 'warn' })).toBe('warn')
})

test.each([null, 'x', [], { filters: 3 }])('nothing readable is no filter: %o', (value) => {
  expect(parseOwn(value)).toEqual({})
  expect(parseServer(value)).toEqual({ filters: [], isAble: true })
})

test('that the server has no filters is remembered', () => {
  expect(parseServer({ filters: [{ id: 'server:1', ...filter }, { id: 2 }], isAble: false })).toEqual({
    filters: [{ id: 'server:1', ...filter }],
    isAble: false,
  })
})
