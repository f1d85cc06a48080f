import { expect, test } from 'vitest'
import { isBackwards, toField, toMoments } from './moments.ts'

const ends = (startsAt: string, endsAt: string, allDay = false) => ({ startsAt, endsAt, allDay })

test('[ANN-09] start and end are sent as ISO moments, empty ones as null', () => {
  expect(toMoments(ends('2026-11-21T08:50', ''))).toEqual({
    startsAt: new Date(2026, 10, 21, 8, 50).toISOString(),
    endsAt: null,
  })
  expect(toMoments(ends('', 'nonsense'))).toEqual({ startsAt: null, endsAt: null })
})

test('whole days go from their beginning to their end', () => {
  expect(toMoments(ends('2026-11-21T08:50', '2026-11-21T08:50', true))).toEqual({
    startsAt: new Date(2026, 10, 21).toISOString(),
    endsAt: new Date(2026, 10, 21, 23, 59, 59, 999).toISOString(),
  })
})

test('[ANN-07] a moment of the server stands in the field as local time, and comes back as it was', () => {
  const iso = new Date(2026, 10, 21, 8, 50).toISOString()
  expect(toField(iso)).toBe('2026-11-21T08:50')
  expect(toMoments(ends(toField(iso), '')).startsAt).toBe(iso)
  expect(toField(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2026-01-02T03:04')
  expect(toField(null)).toBe('')
  expect(toField('soon')).toBe('')
})

test('what ends before it starts is noticed, and a single day is not', () => {
  expect(isBackwards(ends('2026-11-21T08:50', '2026-11-21T08:50'))).toBe(true)
  expect(isBackwards(ends('2026-11-21T08:50', '2026-11-21T08:50', true))).toBe(false)
  expect(isBackwards(ends('', '2026-11-21T08:50'))).toBe(false)
})
