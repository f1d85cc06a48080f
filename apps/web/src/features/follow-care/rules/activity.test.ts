import { expect, test } from 'vitest'

import { activityOf, idleSince, monthsBefore } from './activity.ts'

const person = (change: Partial<Parameters<typeof activityOf>[0]>) => ({
  createdAt: null,
  lastStatusAt: null,
  statusesCount: 0,
  ...change,
})

test('the last post is a day or a moment that the server gives', () => {
  expect(activityOf(person({ lastStatusAt: '2026-06-01' }))).toEqual({
    kind: 'posted',
    at: Date.UTC(2026, 5, 1),
  })
  expect(activityOf(person({ lastStatusAt: '2026-06-01T12:30:00.000Z' }))).toEqual({
    kind: 'posted',
    at: Date.UTC(2026, 5, 1, 12, 30),
  })
})

test('without a date the last post is unknown where there are posts, and none where there are none', () => {
  expect(activityOf(person({ statusesCount: 12 }))).toEqual({ kind: 'unknown' })
  expect(activityOf(person({ lastStatusAt: 'soon', statusesCount: 12 }))).toEqual({ kind: 'unknown' })
  expect(activityOf(person({ statusesCount: 0 }))).toEqual({ kind: 'none' })
})

test('a person without posts is inactive since they joined, and for an unknown time when that is unknown', () => {
  expect(idleSince(person({ createdAt: '2024-01-01T00:00:00.000Z' }))).toBe(Date.UTC(2024, 0, 1))
  expect(idleSince(person({ createdAt: null }))).toBeNull()
  expect(idleSince(person({ createdAt: '2024-01-01T00:00:00.000Z', statusesCount: 3 }))).toBeNull()
})

test('months are counted by the calendar, to the last day of a shorter month', () => {
  expect(monthsBefore(Date.UTC(2026, 10, 30, 14), 3)).toBe(Date.UTC(2026, 7, 30, 14))
  expect(monthsBefore(Date.UTC(2026, 4, 31), 3)).toBe(Date.UTC(2026, 1, 28))
  expect(monthsBefore(Date.UTC(2026, 0, 15), 12)).toBe(Date.UTC(2025, 0, 15))
})
