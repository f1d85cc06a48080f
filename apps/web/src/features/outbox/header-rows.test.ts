import { expect, test } from 'vitest'
import { entryOf, leadRows, moreRow } from './header-rows.ts'

test('three posts that wait stand above home in full, in the order of sending; of more, one row leads to the outbox', () => {
  expect(leadRows([])).toEqual([])
  expect(leadRows(['1', '2', '3']).map(entryOf)).toEqual(['1', '2', '3'])
  const many = leadRows(Array.from({ length: 100 }, (_, index) => String(index)))
  expect(many).toHaveLength(4)
  expect(many.slice(0, 3).map(entryOf)).toEqual(['0', '1', '2'])
  expect(many.at(-1)).toBe(moreRow)
})
