import type { Profile } from '@skein/api'
import { describe, expect, it } from 'vitest'

import { addRow, changeOf, draftOf, hasProblems, moveRow, problemsOf } from './draft.ts'

const profile: Profile = {
  displayName: 'Wren',
  note: 'Counts geese.',
  rows: [
    { name: 'Place', value: 'The fen' },
    { name: 'Site', value: 'fen.example' },
  ],
  flags: { isLocked: false, isBot: false },
  defaultScope: 'public',
  acceptsDirectMessagesFrom: 'everybody',
  statusTtlDays: null,
  hasBackground: true,
}
const limits = { nameLength: 5, valueLength: 12 }

describe('what is sent', () => {
  it('is nothing when nothing was changed, or changed and changed back', () => {
    const draft = draftOf(profile)
    expect(changeOf(profile, draft)).toBeNull()
    expect(changeOf(profile, { ...draft, flags: { isBot: false, isLocked: false } })).toBeNull()
    expect(changeOf(profile, { ...draft, rows: addRow(draft.rows) })).toBeNull()
  })
  it('is only what was changed', () => {
    const draft = draftOf(profile)
    const changed = {
      ...draft,
      note: '',
      rows: moveRow(draft.rows, 1, -1),
      flags: { ...draft.flags, isLocked: true },
      ttl: { isOn: true, days: '7' },
    }
    expect(changeOf(profile, changed)).toEqual({
      note: '',
      rows: [
        { name: 'Site', value: 'fen.example' },
        { name: 'Place', value: 'The fen' },
      ],
      flags: { isLocked: true },
      statusTtlDays: 7,
    })
  })
  it('ends the going of posts with null, and says nothing of it where the server cannot', () => {
    const going = { ...profile, statusTtlDays: 7 }
    const draft = draftOf(going)
    expect(draft.ttl).toEqual({ isOn: true, days: '7' })
    expect(changeOf(going, { ...draft, ttl: { isOn: false, days: '7' } })).toEqual({ statusTtlDays: null })
    const without = { ...profile, statusTtlDays: undefined }
    expect(draftOf(without).ttl).toBeUndefined()
    expect(changeOf(without, draftOf(without))).toBeNull()
  })
})

describe('what is wrong', () => {
  it('is no name, a value without a name, what is too long by characters, and days out of range', () => {
    const draft = draftOf({ ...profile, rows: [] })
    expect(hasProblems(problemsOf(draft, limits))).toBe(false)
    const rows = [
      { key: 0, name: '🦆🦆🦆🦆🦆', value: 'ducks' },
      { key: 1, name: 'ducks!', value: '' },
      { key: 2, name: 'a', value: 'x'.repeat(13) },
      { key: 3, name: ' ', value: 'lost' },
      { key: 4, name: '', value: '' },
    ]
    const bad = problemsOf({ ...draft, displayName: ' ', rows, ttl: { isOn: true, days: '1.5' } }, limits)
    expect(bad.displayName && bad.ttl).toBe(true)
    expect([...bad.rows]).toEqual([
      [1, 'longName'],
      [2, 'longValue'],
      [3, 'nameless'],
    ])
    for (const days of ['0', '731', '', 'x'])
      expect(problemsOf({ ...draft, ttl: { isOn: true, days } }, limits).ttl).toBe(true)
    expect(problemsOf({ ...draft, ttl: { isOn: false, days: 'x' } }, limits).ttl).toBe(false)
  })
  it('is no length where the server names none', () => {
    const draft = draftOf({ ...profile, rows: [{ name: 'x'.repeat(600), value: 'y'.repeat(3000) }] })
    expect(hasProblems(problemsOf(draft, { nameLength: 0, valueLength: 0 }))).toBe(false)
  })
})

it('fields move one place, and not beyond the ends', () => {
  const { rows } = draftOf(profile)
  expect(moveRow(rows, 0, 1).map(({ key }) => key)).toEqual([1, 0])
  expect(moveRow(rows, 0, -1)).toBe(rows)
  expect(moveRow(rows, 1, 1)).toBe(rows)
  expect(addRow(moveRow(rows, 0, 1)).map(({ key }) => key)).toEqual([1, 0, 2])
})
