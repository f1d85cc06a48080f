import { expect, test } from 'vitest'

import { registerKeys, type KeyBinding } from '../../model/keys.ts'
import { shownKeys } from './shown-keys.ts'

const key = (label: KeyBinding['label'], ...keys: readonly string[]): KeyBinding => ({
  label,
  keys,
  run: () => undefined,
})
const moving = () => [key('keyboard.next', 'j'), key('keyboard.previous', 'k')]
const jumping = () => [key('timeline.jump.title', 'D')]
const showing = () => [key('keyboard.showNew', '.')]

test('the list of keys has one order, whichever code arrives first', () => {
  for (const sources of [
    [moving, jumping, showing],
    [showing, jumping, moving],
    [jumping, moving, showing],
  ]) {
    const stops = sources.map((bindings) => registerKeys('list', bindings))
    expect(shownKeys().flatMap(({ bindings }) => bindings.map(({ label }) => label))).toEqual([
      'keyboard.next',
      'keyboard.previous',
      'keyboard.showNew',
      'timeline.jump.title',
    ])
    for (const stop of stops) stop()
  }
})

test('a key that two have stands once, with the one that counts', () => {
  const stops = [registerKeys('list', showing), registerKeys('list', () => [key('keyboard.next', '.', 'n')])]
  expect(shownKeys()).toMatchObject([
    { group: 'list', bindings: [{ label: 'keyboard.next', keys: ['.', 'n'] }] },
  ])
  for (const stop of stops) stop()
})
