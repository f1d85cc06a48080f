import { describe, expect, test } from 'vitest'

import { idAtTime } from './id-times.ts'
import { compareIds } from './ids.ts'

const now = Date.UTC(2026, 10, 23)

/** One id of each make, and the second in which it was made. */
const known = [
  ['flake', 'BCfYY505JHBvSWjscS', Date.UTC(2026, 10, 21, 9, 48, 33)],
  ['snowflake', '103270115826048975', Date.UTC(2019, 11, 8, 3, 48, 33)],
  ['ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV', Date.UTC(2016, 6, 30, 23, 54, 10)],
] as const

describe.each(known)('the id of a moment, %s', (_, example, before) => {
  const after = before + 1_000

  test('lies between what came before and what came after it', () => {
    const earlier = idAtTime<string>(example, before, now)
    const later = idAtTime<string>(example, after, now)
    expect(compareIds(earlier ?? '', example)).toBeLessThan(0)
    expect(compareIds(later ?? '', example)).toBeGreaterThan(0)
  })

  test('grows with the moment, back to the beginning of all of them', () => {
    const times = [0, 1, Date.UTC(2009, 3, 1), before, before + 1, after, now]
    const ids = times.map((time) => idAtTime<string>(example, time, now) ?? '?')
    expect(ids.toSorted(compareIds)).toEqual(ids)
    expect(new Set(ids.slice(2)).size).toBe(ids.length - 2)
  })
})

test.each(['7', '123456', 'a1b2c3', 'not an id at all!!', '9'.repeat(18), 'zzzzzzzzzzzzzzzzzz', ''])(
  'there is none where ids tell no time: %j',
  (example) => {
    expect(idAtTime(example, now, now)).toBeNull()
  },
)
