import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds, newerId, olderId } from './ids.ts'

test('[TL-18] ids compare by length and then as text', () => {
  expect(['100', '9', '10', '99'].sort(compareIds)).toEqual(['9', '10', '99', '100'])
  expect(compareIds('BCfYY8vygUHbewqem0', 'BCfYY9JjGBHWqbxcnI')).toBeLessThan(0)
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
