import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds, idAfter, newerId, olderId } from './ids.ts'

test('[TL-18] ids compare by length and then as text', () => {
  expect(['100', '9', '10', '99'].sort(compareIds)).toEqual(['9', '10', '99', '100'])
  expect(compareIds('BCfYY8vygUHbewqem0', 'BCfYY9JjGBHWqbxcnI')).toBeLessThan(0)
  expect(compareIds('BCfYXwRP8KhGueS4S8', 'BCfYXx8IYr0Z3gWKJM')).toBeLessThan(0)
  expect(compareIds('a', 'a')).toBe(0)
  expect(compareIds('a', 'Z')).toBeGreaterThan(0)
})

test('growing integers keep their order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      expect(Math.sign(compareIds(String(a), String(b)))).toBe(Math.sign(a - b))
    }),
  )
})

test('an unknown id is neither newer nor older', () => {
  expect([
    newerId(null, '3'),
    newerId('3', '10'),
    olderId('3', null),
    olderId('3', '10'),
    newerId(null, null),
  ]).toEqual(['3', '10', '3', '3', null])
})

test('the id after one is newer, and nothing lies between', () => {
  expect(['1', '9', '1099', 'A9', 'Az', 'zz', 'B0z'].map((id) => idAfter(id))).toEqual([
    '2',
    '10',
    '1100',
    'AA',
    'B0',
    '100',
    'B10',
  ])
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(idAfter(String(number))).toBe(String(number + 1))
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z][0-9A-Za-z]{17}$/), (id) => {
      expect(compareIds(idAfter(id), id)).toBeGreaterThan(0)
    }),
  )
})
