import { expect, test } from 'vitest'

import { mostChanges, withChange, withoutChange, type Change } from './undo-stack.ts'

const change = (id: number): Change => ({ id, before: { greentext: id } })

test('the last change comes last, and the oldest of many goes', () => {
  const ids = Array.from({ length: mostChanges + 2 }, (_, index) => index)
  const kept = ids.map(change).reduce<readonly Change[]>(withChange, [])
  expect(kept).toHaveLength(mostChanges)
  expect(kept.at(-1)?.id).toBe(mostChanges + 1)
  expect(kept[0]?.id).toBe(2)
})

test('one that was undone is no longer there, wherever it stood', () => {
  const all = [1, 2, 3].map(change)
  expect(withoutChange(all, 2).map(({ id }) => id)).toEqual([1, 3])
  expect(withoutChange(all, 9)).toEqual(all)
})
