import { expect, test } from 'vitest'

import { keys } from './keys.ts'
import { valueOf } from './value.ts'

const [keyboardShortcuts, ownKeys] = keys

test('who switched shortcuts off in an earlier version has none', () => {
  expect(valueOf(keyboardShortcuts, { keyboardShortcuts: false })).toBe('off')
  expect(valueOf(keyboardShortcuts, { keyboardShortcuts: true })).toBe('on')
  expect(valueOf(keyboardShortcuts, { keyboardShortcuts: 'focus' })).toBe('focus')
  expect(valueOf(keyboardShortcuts, { keyboardShortcuts: 'sometimes' })).toBe('on')
})

test('own keys are read one by one: what is damaged, or takes what everybody needs, has its usual keys', () => {
  const read = (value: unknown) => valueOf(ownKeys, { ownKeys: value })
  expect(
    read({ a: ['x', 'g y'], b: [], c: 'x', d: [1], e: [''], f: ['Tab'], g: ['Enter'], h: null }),
  ).toEqual({
    a: ['x', 'g y'],
    b: [],
  })
  for (const value of [null, 'x', ['x'], 3]) expect(read(value)).toEqual({})
})
