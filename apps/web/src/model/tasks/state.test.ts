import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isQuiet,
  mergeTasks,
  mostMarks,
  noTasks,
  standingOf,
  withAllDone,
  withMark,
  withQuiet,
  type TaskState,
} from './state.ts'

const came = (id: string, at: number, repliedAt: number | null = null) => ({ id, at, repliedAt })

test('one is done, or taken back; all until a moment are done, but for what is decided later', () => {
  const done = withMark(noTasks, '7', { kind: 'done', changedAt: 10 })
  expect([standingOf(done, came('7', 1), 20), standingOf(done, came('8', 1), 20)]).toEqual(['done', 'open'])
  const back = withMark(done, '7', { kind: 'open', changedAt: 11 })
  expect(standingOf(back, came('7', 1), 20)).toBe('open')
  const all = withAllDone(back, 5, 12)
  expect(['7', '8'].map((id) => standingOf(all, came(id, 5), 20))).toEqual(['done', 'done'])
  expect(standingOf(all, came('9', 6), 20)).toBe('open')
  const again = withMark(all, '8', { kind: 'open', changedAt: 13 })
  expect(standingOf(again, came('8', 5), 20)).toBe('open')
})

test('what is snoozed comes back at its time, or when somebody else replies after that', () => {
  const until = withMark(noTasks, '7', { kind: 'snoozed', until: 100, changedAt: 10 })
  expect([99, 100, 101].map((now) => standingOf(until, came('7', 1), now))).toEqual([
    'snoozed',
    'open',
    'open',
  ])
  const reply = withMark(noTasks, '7', { kind: 'snoozed', until: 'reply', changedAt: 10 })
  expect([null, 9, 11].map((at) => standingOf(reply, came('7', 1, at), 50))).toEqual([
    'snoozed',
    'snoozed',
    'open',
  ])
})

test('what is put off is not done with all the rest, unless it was back by then', () => {
  const later = withMark(noTasks, '7', { kind: 'snoozed', until: 100, changedAt: 10 })
  const before = withAllDone(later, 5, 50)
  expect([99, 100].map((now) => standingOf(before, came('7', 1), now))).toEqual(['snoozed', 'open'])
  expect(standingOf(withAllDone(later, 5, 150), came('7', 1), 160)).toBe('done')
  const reply = withMark(noTasks, '7', { kind: 'snoozed', until: 'reply', changedAt: 10 })
  const all = withAllDone(reply, 5, 50)
  expect([null, 40, 60].map((at) => standingOf(all, came('7', 1, at), 70))).toEqual([
    'snoozed',
    'done',
    'open',
  ])
})

test('what came at no time that can be read is open until all is done', () => {
  expect(standingOf(noTasks, came('7', 0), 1)).toBe('open')
  expect(standingOf(withAllDone(noTasks, 5, 1), came('7', 0), 2)).toBe('done')
})

test('a post is quiet until that is taken back', () => {
  const quiet = withQuiet(noTasks, 's', { isOn: true, changedAt: 1 })
  expect([isQuiet(noTasks, 's'), isQuiet(quiet, 's'), isQuiet(quiet, 'constructor')]).toEqual([
    false,
    true,
    false,
  ])
  expect(isQuiet(withQuiet(quiet, 's', { isOn: false, changedAt: 2 }), 's')).toBe(false)
})

test('at most 2,000 marks are kept, the oldest go first', () => {
  let state = noTasks
  for (let at = 1; at <= mostMarks + 3; at += 1)
    state = withMark(state, `n${at}`, { kind: 'done', changedAt: at })
  expect(Object.keys(state.marks)).toHaveLength(mostMarks)
  expect([1, 3, 4].map((at) => Object.hasOwn(state.marks, `n${at}`))).toEqual([false, false, true])
})

const anyTime = fc.integer({ min: 0, max: 12 })
const anyMark = fc.oneof(
  fc.record({ kind: fc.constant('done' as const), changedAt: anyTime }),
  fc.record({ kind: fc.constant('open' as const), changedAt: anyTime }),
  fc.record({
    kind: fc.constant('snoozed' as const),
    until: fc.oneof(anyTime, fc.constant('reply' as const)),
    changedAt: anyTime,
  }),
)
const anyState: fc.Arbitrary<TaskState> = fc.record({
  doneUntil: fc.record({ at: anyTime, changedAt: anyTime }),
  marks: fc.dictionary(fc.constantFrom('1', '2', '3', '__proto__', 'constructor'), anyMark),
  quiet: fc.dictionary(fc.constantFrom('s1', 's2'), fc.record({ isOn: fc.boolean(), changedAt: anyTime })),
})

test('devices that merge in any order agree, and merging again changes nothing', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, (a, b, c) => {
      const ab = mergeTasks(a, b)
      expect(ab).toEqual(mergeTasks(b, a))
      expect(mergeTasks(ab, c)).toEqual(mergeTasks(a, mergeTasks(b, c)))
      expect(mergeTasks(ab, a)).toEqual(ab)
    }),
  )
})
