import { expect, test } from 'vitest'

import { valueOf } from '../settings/value.ts'
import { keys as settings } from '../settings/keys.ts'
import { boundShortcuts } from './bound.ts'
import { conflictsOf } from './conflicts.ts'
import { keySets, nearestSet } from './sets.ts'
import { refusalOf } from './takeable.ts'

const [, ownKeys] = settings

test.each(keySets)(
  'in the set of $name no key means two things, and none belongs to somebody else',
  ({ keys }) => {
    expect(conflictsOf(boundShortcuts({ ownKeys: keys, keyboardShortcuts: 'on' }))).toEqual([])
    for (const key of Object.values<readonly string[]>(keys).flat()) expect(refusalOf(key), key).toBeNull()
  },
)

test.each(keySets)('the set of $name is kept as it is, and is known again', ({ name, keys }) => {
  expect(valueOf(ownKeys, { ownKeys: keys }, {})).toEqual(keys)
  expect(nearestSet(keys)).toEqual({ name, changes: 0 })
})

test('a few changes do not make another set of it', () => {
  expect(nearestSet({ 'keyboard.help': ['w'], 'keyboard.next': ['s'] })).toEqual({
    name: 'skein',
    changes: 2,
  })
  const [, mastodon] = keySets
  expect(nearestSet({ ...mastodon.keys, 'keyboard.help': ['w'] })).toEqual({ name: 'mastodon', changes: 1 })
})

test('Mastodon’s g t leads to the known network, Phanpy repeats with Shift, akkoma-fe has the full stop', () => {
  const keysIn = (place: number, wanted: string) =>
    boundShortcuts({ ownKeys: keySets[place]?.keys ?? {}, keyboardShortcuts: 'on' }).find(
      ({ label }) => label === wanted,
    )?.keys
  expect(keysIn(1, 'shell.navigation.publicAndExternal')).toEqual(['g t'])
  expect(keysIn(1, 'keyboard.showNew')).toEqual(['l'])
  expect(keysIn(2, 'status.actions.repeat')).toEqual(['B'])
  expect(keysIn(2, 'status.reading.open')).toEqual(['Enter'])
  expect(keysIn(3, 'keyboard.showNew')).toEqual(['.'])
  expect(keysIn(3, 'keyboard.next')).toEqual(['ArrowDown', 'PageDown'])
})
