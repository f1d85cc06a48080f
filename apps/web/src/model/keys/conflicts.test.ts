import { expect, test } from 'vitest'

import { boundShortcuts } from './bound.ts'
import { conflictsOf } from './conflicts.ts'
import type { ChosenKeys } from './real-keys.ts'

const conflictsWith = (
  ownKeys: ChosenKeys['ownKeys'],
  keyboardShortcuts: ChosenKeys['keyboardShortcuts'] = 'on',
) => conflictsOf(boundShortcuts({ ownKeys, keyboardShortcuts }))

test('the usual keys mean one thing each, also with Alt', () => {
  expect(conflictsWith({})).toEqual([])
  expect(conflictsWith({}, 'alt')).toEqual([])
})

test('a key that two have is found once, with the one whose keys were changed', () => {
  expect(conflictsWith({ 'status.actions.bookmark': ['i'] })).toEqual([
    { key: 'i', label: 'status.actions.bookmark', others: ['keyboard.card'], kind: 'same' },
  ])
  expect(conflictsWith({ 'keyboard.card': ['d'] })).toMatchObject([
    { label: 'keyboard.card', others: ['status.actions.bookmark'] },
  ])
})

test('a key that begins what others have is found, and so is what begins with another’s key', () => {
  const [conflict] = conflictsWith({ 'status.actions.reply': ['g'] })
  expect(conflict).toMatchObject({ key: 'g', label: 'status.actions.reply', kind: 'start' })
  expect(conflict?.others).toContain('shell.navigation.home')
  expect(conflictsWith({ 'keyboard.journal': ['r j'] })).toEqual([
    { key: 'r', label: 'keyboard.journal', others: ['status.actions.reply'], kind: 'start' },
  ])
})

test('one that makes way for another by design is none, whatever its key', () => {
  expect(conflictsWith({ 'keyboard.surface': ['w'], 'keyboard.back': ['w'] })).toEqual([])
  expect(conflictsWith({ 'status.reading.showMuted': ['w'], 'status.reading.warning': ['w'] })).toEqual([])
})

test('what is never on one page has no conflict', () => {
  expect(conflictsWith({ 'keyboard.warnings': ['D'] })).toEqual([])
  expect(conflictsWith({ 'keyboard.warnings': ['.'] })).toHaveLength(1)
})

test('a single key that wants Alt is the same as one that has it', () => {
  expect(conflictsWith({ 'keyboard.journal': ['Alt+r'] })).toEqual([])
  expect(conflictsWith({ 'keyboard.journal': ['Alt+r'] }, 'alt')).toMatchObject([{ key: 'Alt+r' }])
})
