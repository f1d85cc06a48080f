import { expect, test } from 'vitest'

import { isChanged } from './is-changed.ts'

test('[SET-02] a setting is changed when it is not as it would be had nobody chosen', () => {
  expect(isChanged(true, false)).toBe(true)
  expect(isChanged('tree', 'linear')).toBe(true)
  expect(isChanged(null, null)).toBe(false)
  expect(isChanged(['geese'], [])).toBe(true)
  expect(isChanged([], [])).toBe(false)
  expect(isChanged({ likes: true }, { likes: true })).toBe(false)
  expect(isChanged({ likes: false }, { likes: true })).toBe(true)
})
