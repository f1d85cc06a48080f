import { expect, test } from 'vitest'
import { count, moment, shortTexts } from './parse.ts'

test('[ERR-46] a number of a settings file stays within its bounds', () => {
  const seconds = count(1, 600)
  expect(seconds(30)).toBe(30)
  expect(seconds('45')).toBe(45)
  expect(seconds(0)).toBe(1)
  for (const huge of [601, 1e15, 1e300, Number.MAX_SAFE_INTEGER]) expect(seconds(huge)).toBe(600)
  for (const wrong of [Infinity, Number.NaN, 1.5, '', null, {}]) expect(seconds(wrong)).toBeUndefined()
})

test('[ERR-46] a moment of a settings file is one that a date can be', () => {
  expect(moment(1_790_000_000_000)).toBe(1_790_000_000_000)
  expect(moment(-5)).toBe(0)
  for (const wrong of [1e17, 1e300, Infinity, '1', null]) expect(moment(wrong)).toBeUndefined()
})

test('[ERR-46] a list of names of a settings file keeps so many short texts, each once', () => {
  const names = shortTexts(3, 5)
  expect(names(['geese', 'wool', 'geese'])).toEqual(['geese', 'wool'])
  expect(names(['', 7, null, 'longer', 'a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  for (const wrong of ['geese', null, 7, {}]) expect(names(wrong)).toBeUndefined()
})
