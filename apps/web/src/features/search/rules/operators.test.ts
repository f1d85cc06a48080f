import { expect, test } from 'vitest'
import { withOperator } from './operators.ts'

test('an operator comes after the words, once, and leaves room for what follows it', () => {
  expect(withOperator('', 'from:')).toBe('from:')
  expect(withOperator('geese ', 'from:')).toBe('geese from:')
  expect(withOperator('geese', 'has:media')).toBe('geese has:media ')
  expect(withOperator('geese has:media', 'has:media')).toBe('geese has:media ')
  expect(withOperator('geese from:mira', 'from:')).toBe('geese from:mira from:')
})
