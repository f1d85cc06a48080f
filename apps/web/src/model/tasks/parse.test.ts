import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseTasks } from './parse.ts'
import { noTasks, standingOf } from './state.ts'

test.each([null, 7, 'x', [], { marks: 7, quiet: [], doneUntil: null }, { marks: { a: null, b: 3 } }])(
  'what is no list of tasks is an empty one: %o',
  (value) => {
    expect(parseTasks(value)).toEqual(noTasks)
  },
)

test('marks that cannot be read are left out, and the others are kept', () => {
  const good = { kind: 'done', changedAt: 3 }
  const marks = {
    a: good,
    b: { kind: 'snoozed', until: 'soon', changedAt: 3 },
    c: { kind: 'done', changedAt: 'x' },
    d: { kind: 'snoozed', until: 'reply', changedAt: 3 },
    e: { kind: 'done', changedAt: Number.NaN },
  }
  expect(Object.keys(parseTasks({ marks }).marks)).toEqual(['a', 'd'])
})

test('a mark of a later version is kept, and counts as none', () => {
  const later = { kind: 'delegated', to: 'bea', changedAt: 3 }
  const tasks = parseTasks({ version: 9, marks: { a: later } })
  expect(tasks.marks).toEqual({ a: later })
  expect(standingOf(tasks, { id: 'a', at: 1, repliedAt: null }, 5)).toBe('open')
})

test('whatever stood there is read', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const tasks = parseTasks({ doneUntil: value, marks: { a: value }, quiet: { a: value } })
      expect(['open', 'done', 'snoozed']).toContain(standingOf(tasks, { id: 'a', at: 1, repliedAt: null }, 5))
    }),
  )
})
