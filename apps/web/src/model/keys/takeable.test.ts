import { expect, test } from 'vitest'

import { boundShortcuts } from './bound.ts'
import type { ChosenKeys } from './real-keys.ts'
import { shortcuts } from './shortcuts.ts'
import { freeKey, refusalOf } from './takeable.ts'

test.each([
  [
    'page',
    ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Control+Enter', 'ArrowDown', 'Alt+ArrowLeft', 'PageDown'],
  ],
  ['page', [' ', 'Control+ ', 'Control+Home', 'End', 'g Tab']],
  [
    'browser',
    ['Control+w', 'Control+T', 'Meta+q', 'Control+1', 'Meta+r', 'F5', 'Shift+F10', 'Alt+F4', 'g F1'],
  ],
  ['unknown', ['', 'Dead', 'Unidentified', 'Alt+Dead']],
] as const)('what somebody else needs can be nobody’s own: %s', (reason, keys) => {
  for (const key of keys) expect(refusalOf(key), key).toBe(reason)
})

test('every other key can be taken, and all that the shortcuts have of their own', () => {
  const others = ['s', 'S', 'é', 'ж', '+', 'Control+k', 'Control+S', 'Alt+n', 'Delete', 'g x']
  const own = shortcuts.flatMap(({ keys }) => keys).filter((key) => refusalOf(key) !== 'page')
  for (const key of [...others, ...own]) expect(refusalOf(key), key).toBeNull()
})

function freeWith(chosen: Partial<ChosenKeys>, name: string, usual: readonly string[] = []) {
  const all = { ownKeys: {}, keyboardShortcuts: 'on', ...chosen } as const
  return freeKey(name, usual, boundShortcuts(all), all)
}

test('a free key is one of the name’s letters, else the first that is left', () => {
  expect(freeWith({}, 'Bookmark')).toBe('a')
  expect(freeWith({}, 'Show new posts')).toBe('h')
  expect(freeWith({ ownKeys: { 'keyboard.help': ['h'] } }, 'Show new posts')).toBe('w')
  expect(freeWith({}, 'Предыдущая')).toBe('a')
})

test('what begins others is not free, and what had two keys gets two', () => {
  expect(freeWith({}, 'g')).toBe('a')
  expect(freeWith({}, 'Home', ['g h'])).toBe('g o')
})

test('with Alt a key is free that is nobody’s with Alt', () => {
  expect(freeWith({ keyboardShortcuts: 'alt', ownKeys: { 'keyboard.help': ['Alt+s'] } }, 's')).toBe('a')
})
