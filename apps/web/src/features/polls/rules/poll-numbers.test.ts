import { describe, expect, test } from 'vitest'
import { leadersOf, percentOf, pollBase } from './poll-numbers.ts'
import { showsResults } from './shows-results.ts'

describe('shares of a poll', () => {
  test('[POLL-03] several choices are counted from people, one choice from votes', () => {
    expect(pollBase({ isMultiple: true, votersCount: 10, votesCount: 25 })).toBe(10)
    expect(pollBase({ isMultiple: false, votersCount: 10, votesCount: 25 })).toBe(25)
    expect(pollBase({ isMultiple: true, votersCount: null, votesCount: 25 })).toBe(25)
  })

  test('[POLL-03] a share is rounded to whole percent, and 0 of nobody', () => {
    expect(percentOf(1, 3)).toBe(33)
    expect(percentOf(2, 3)).toBe(67)
    expect(percentOf(0, 0)).toBe(0)
    expect(percentOf(null, 5)).toBe(0)
  })

  test('all options with the most votes lead, none does before the first vote', () => {
    const options = [1, 4, 4].map((votesCount) => ({ title: '', votesCount }))
    expect([...leadersOf(options)]).toEqual([1, 2])
    expect(
      leadersOf([
        { title: '', votesCount: 0 },
        { title: '', votesCount: null },
      ]).size,
    ).toBe(0)
  })

  test('[POLL-01] results show to who voted, when it is over, and to visitors', () => {
    expect(showsResults({ hasVoted: false }, true, false)).toBe(false)
    expect(showsResults({ hasVoted: true }, true, false)).toBe(true)
    expect(showsResults({ hasVoted: false }, true, true)).toBe(true)
    expect(showsResults({ hasVoted: null }, false, false)).toBe(true)
  })

  test('no number of a server makes a share that cannot be drawn', () => {
    expect([percentOf(-5, 10), percentOf(1e300, 1), percentOf(5, Number.NaN), percentOf(5, -1)]).toEqual([
      0, 100, 0, 0,
    ])
  })
})
