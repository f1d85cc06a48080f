import { expect, test } from 'vitest'

import { recorded } from './record.ts'

test('a plain letter waits for a second key, and with it becomes two keys', () => {
  expect(recorded(null, 's')).toEqual({ kind: 'wait', keys: 's' })
  expect(recorded('s', 'h')).toEqual({ kind: 'take', keys: 's h' })
  expect(recorded('s', 'N')).toEqual({ kind: 'take', keys: 's N' })
})

test.each(['S', '.', '?', 'Control+s', 'Alt+n', '7'])('%s is taken at once', (key) => {
  expect(recorded(null, key)).toEqual({ kind: 'take', keys: key })
})

test('Escape keeps, Backspace removes, Tab goes on, and a modifier alone is no key', () => {
  for (const first of [null, 's']) {
    expect(recorded(first, 'Escape').kind).toBe('keep')
    expect(recorded(first, 'Backspace').kind).toBe('remove')
    expect(recorded(first, 'Shift+Tab').kind).toBe('leave')
    for (const key of ['Shift+Shift', 'Control+Control', 'Alt', 'CapsLock'])
      expect(recorded(first, key).kind).toBe('nothing')
  }
})

test('what others need is refused with the reason', () => {
  expect(recorded(null, 'Enter')).toEqual({ kind: 'refuse', keys: 'Enter', reason: 'page' })
  expect(recorded('s', 'Control+w')).toMatchObject({ kind: 'refuse', reason: 'browser' })
})
