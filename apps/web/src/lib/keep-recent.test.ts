import { expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'

test('of many entries the newest are kept', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) keepRecent(map, key, index, 2)
  expect([...map]).toEqual([
    ['c', 2],
    ['d', 3],
  ])
})

test('an entry that is set again is the newest one', () => {
  const map = new Map<string, number>()
  for (const key of ['a', 'b', 'a', 'c']) keepRecent(map, key, map.size, 2)
  expect([...map.keys()]).toEqual(['a', 'c'])
})

test('a map that holds too many already is brought down to what it may keep', () => {
  const map = new Map(Array.from({ length: 5 }, (_, index) => [index, index]))
  keepRecent(map, 0, 9, 2)
  expect([...map]).toEqual([
    [4, 4],
    [0, 9],
  ])
})
