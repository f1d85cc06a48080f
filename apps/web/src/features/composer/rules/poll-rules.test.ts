import { expect, it } from 'vitest'
import {
  amountsIn,
  lackingOptions,
  newPoll,
  secondsOf,
  sentPoll,
  unitOf,
  unitsWithin,
  withBlankBelow,
  withMovedOption,
  withoutOption,
} from './poll-rules.ts'

const span = { minExpiration: 60, maxExpiration: 86_400 }
const poll = (...options: string[]) => ({ options, isMultiple: false, expiresIn: 600 })

it('[POLL-08] a new poll is one choice of two blank options for a day, or what the server allows', () => {
  expect(newPoll(span)).toEqual({ options: ['', ''], isMultiple: false, expiresIn: 86_400 })
  expect(newPoll({ minExpiration: 172_800, maxExpiration: 604_800 }).expiresIn).toBe(172_800)
  expect(newPoll({ ...span, maxExpiration: 300 }).expiresIn).toBe(300)
})

it('[POLL-10] options are added up to the limit, below the one that was meant', () => {
  expect(withBlankBelow(poll('a', 'b'), 0, 3).options).toEqual(['a', '', 'b'])
  expect(withBlankBelow(poll('a', 'b', 'c'), 2, 3).options).toEqual(['a', 'b', 'c'])
})

it('[POLL-11] options are taken away only while more than two remain', () => {
  expect(withoutOption(poll('a', 'b', 'c'), 1).options).toEqual(['a', 'c'])
  expect(withoutOption(poll('a', 'b'), 1).options).toEqual(['a', 'b'])
})

it.each([
  [
    ['', ''],
    [0, 1],
  ],
  [['a', ''], [1]],
  [['', 'a', '  ', ''], [0]],
  [['a', ' a '], [1]],
  [['a', 'a', ''], [2]],
  [['a', 'b', ''], []],
])('of the options %j those at %j are lacking (POLL-15)', (options, places) => {
  expect(lackingOptions(poll(...options))).toEqual(places)
})

it.each([
  [5, 'minutes', 300],
  [0, 'minutes', 60],
  [Number.NaN, 'minutes', 60],
  [2.6, 'minutes', 180],
  [90, 'minutes', 5_400],
  [9_999, 'minutes', 86_400],
  [0, 'hours', 3_600],
  [25, 'hours', 86_400],
  [3, 'days', 86_400],
] as const)('[POLL-12] %s %s are %i seconds within one minute and one day', (amount, unit, seconds) => {
  expect(secondsOf(amount, unit, span)).toBe(seconds)
})

it('[POLL-12] the bounds are whole numbers of the unit, within the bounds of the server', () => {
  expect(amountsIn('hours', { minExpiration: 5_400, maxExpiration: 20_000 })).toEqual({ min: 2, max: 5 })
  expect(amountsIn('minutes', { minExpiration: 0, maxExpiration: 90 })).toEqual({ min: 1, max: 1 })
})

it('[POLL-13] units longer than a poll may last are not offered', () => {
  expect(unitsWithin({ ...span, maxExpiration: 3_600 })).toEqual(['minutes', 'hours'])
  expect(unitsWithin(span)).toEqual(['minutes', 'hours', 'days'])
  expect(unitsWithin({ ...span, maxExpiration: 30 })).toEqual(['minutes'])
})

it('a time is shown in the longest unit in which it is a whole number', () => {
  expect([600, 7_200, 86_400, 90_000].map((seconds) => unitOf(seconds, span))).toEqual([
    'minutes',
    'hours',
    'days',
    'hours',
  ])
})

it('an option moves to any place that there is, and stays where it is for any other', () => {
  expect(withMovedOption(poll('a', 'b', 'c'), 2, 1).options).toEqual(['a', 'c', 'b'])
  expect(withMovedOption(poll('a', 'b', 'c'), 0, 2).options).toEqual(['b', 'c', 'a'])
  expect(withMovedOption(poll('a', 'b'), 0, -1).options).toEqual(['a', 'b'])
  expect(withMovedOption(poll('a', 'b'), 1, 2).options).toEqual(['a', 'b'])
})

it('blank options are not sent', () => {
  expect(sentPoll(poll('a', ' ', 'b')).options).toEqual(['a', 'b'])
})
