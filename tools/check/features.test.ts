import { expect, it } from 'vitest'
import { claimedRows, testsByRow } from './features.mjs'

it('every row that docs/features.md claims has a test whose title starts with its id', () => {
  const tests = testsByRow()
  const claimed = claimedRows()
  expect(claimed.size).toBeGreaterThan(50)
  expect([...claimed].filter((id) => !tests.has(id))).toEqual([])
})

it('every row that a test names stands in docs/features.md', () => {
  const claimed = claimedRows()
  expect([...testsByRow().keys()].filter((id) => !claimed.has(id))).toEqual([])
})
