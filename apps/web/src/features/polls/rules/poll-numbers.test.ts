import { describe, expect, test } from 'vitest'
import { isOver, leadersOf, percentOf, pollBase } from './poll-numbers.ts'

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

  test('a poll is over when the server says so or its end has passed', () => {
    const end = Date.parse('2026-01-01T00:00:00Z')
    const poll = { isExpired: false, expiresAt: '2026-01-01T00:00:00Z' }
    expect(isOver(poll, end - 1)).toBe(false)
    expect(isOver(poll, end)).toBe(true)
    expect(isOver({ isExpired: true, expiresAt: null }, 0)).toBe(true)
    expect(isOver({ isExpired: false, expiresAt: null }, end)).toBe(false)
  })
})
