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
