import { expect, test } from 'vitest'
import { listOf } from './list-format.ts'

test('names of right-to-left scripts are isolated from each other', () => {
  expect(listOf('en', 'conjunction', ['سارة', 'ליאור', 'Mira'])).toBe(
    '\u2068سارة\u2069, \u2068ליאור\u2069, and Mira',
  )
  expect(listOf('en', 'conjunction', ['Mira', 'Jun'])).toBe('Mira and Jun')
  expect(listOf('en', 'unit', [])).toBe('')
})
