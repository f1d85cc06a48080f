import { expect, test } from 'vitest'

import {
  fieldTime,
  followedUntil,
  minuteOf,
  quietUntil,
  readQuietHours,
  usualHours,
  type QuietHours,
} from './quiet-times.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime()
const night: QuietHours = { isOn: true, from: 22 * 60, to: 7 * 60, endedUntil: null }
const noon: QuietHours = { isOn: true, from: 12 * 60 + 15, to: 13 * 60 + 45, endedUntil: null }

test('a night is quiet from its evening to its morning, on both sides of midnight', () => {
  expect(quietUntil(at(10, 21, 59), night)).toBeNull()
  expect(quietUntil(at(10, 22), night)).toBe(at(11, 7))
  expect(quietUntil(at(11, 0), night)).toBe(at(11, 7))
  expect(quietUntil(at(11, 6, 59), night)).toBe(at(11, 7))
  expect(quietUntil(at(11, 7), night)).toBeNull()
})

test('a quiet time of one day keeps to its minutes', () => {
  expect(quietUntil(at(10, 12, 14), noon)).toBeNull()
  expect(quietUntil(at(10, 12, 15), noon)).toBe(at(10, 13, 45))
  expect(quietUntil(at(10, 13, 44), noon)).toBe(at(10, 13, 45))
  expect(quietUntil(at(10, 13, 45), noon)).toBeNull()
})

test('nothing is quiet where the hours are off, or end when they begin', () => {
  expect(quietUntil(at(10, 23), { ...night, isOn: false })).toBeNull()
  expect(quietUntil(at(10, 23), { ...night, from: 23 * 60, to: 23 * 60 })).toBeNull()
})

test('a quiet time that was ended early rings until its end, and the next one is quiet again', () => {
  const ended = { ...night, endedUntil: at(11, 7) }
  expect(quietUntil(at(10, 23), ended)).toBeNull()
  expect(quietUntil(at(11, 6), ended)).toBeNull()
  expect(quietUntil(at(11, 22), ended)).toBe(at(12, 7))
})

test('what was chosen is read part by part, and what cannot be read is as usual', () => {
  expect(readQuietHours(null)).toEqual(usualHours)
  expect(readQuietHours({ isOn: true, from: 60, to: 1_439, endedUntil: 5 })).toEqual({
    isOn: true,
    from: 60,
    to: 1_439,
    endedUntil: 5,
  })
  for (const strange of [-1, 1_440, 1.5, '60', null, Number.NaN])
    expect(readQuietHours({ isOn: 'yes', from: strange, to: strange, endedUntil: 'late' })).toEqual(
      usualHours,
    )
})

test('only people who are followed ring until the moment that was chosen', () => {
  expect(followedUntil(at(10, 17), at(10, 18))).toBe(at(10, 18))
  expect(followedUntil(at(10, 18), at(10, 18))).toBeNull()
  expect(followedUntil(at(10, 18), 0)).toBeNull()
})

test('a minute is written as a field of times has it, and read from there', () => {
  expect([0, 7 * 60 + 5, 23 * 60 + 59].map(fieldTime)).toEqual(['00:00', '07:05', '23:59'])
  expect(['00:00', '07:05', '23:59:30', ''].map(minuteOf)).toEqual([0, 425, 1_439, null])
})
