import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostNearest, nearestQueries } from './nearest.ts'

test.each([
  ['alumm', true, ['alum', 'alu']],
  ['barn owlls', true, ['barn', 'owlls']],
  ['from:ada language:pt alumm', true, ['language:pt alumm', 'from:ada alumm', 'alumm']],
  ['from:ada alumm', true, ['alumm', 'from:ada alum', 'from:ada alu']],
  ['from:ada', true, []],
  ['from:ada owl', false, ['from:ada', 'owl']],
  ['#naturaldye', true, ['naturaldye', 'naturaldy', 'naturald']],
  ['@ada@fen.example', true, ['ada']],
  ['ox', true, []],
  ['', true, []],
])('nearest to %j (operators: %s) is %j', (text, hasOperators, expected) => {
  expect(nearestQueries(text, hasOperators)).toEqual(expected)
})

test('whatever is asked, at most three others are tried, and none is the same or empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, hasOperators) => {
      const nearest = nearestQueries(text, hasOperators)
      expect(nearest.length).toBeLessThanOrEqual(mostNearest)
      expect(nearest).not.toContain(text.trim())
      expect(nearest).not.toContain('')
    }),
  )
})
