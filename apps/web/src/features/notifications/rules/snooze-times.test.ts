import { expect, test } from 'vitest'

import { snoozeTimes } from './snooze-times.ts'

const at = (hour: number, minute = 0) => new Date(2026, 5, 10, hour, minute).getTime()
const wordsOf = (now: number) =>
  snoozeTimes(now).map(([choice, time]) => {
    const date = new Date(time)
    return `${choice} ${date.getDate()} ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
  })

test('in an hour, tonight at 20:00, tomorrow at 9:00, by the clock of the device', () => {
  expect(wordsOf(at(14, 20))).toEqual(['hour 10 15:20', 'tonight 10 20:00', 'tomorrow 11 9:00'])
})

test('after 20:00 there is no tonight, and after midnight tomorrow is the next day', () => {
  expect(wordsOf(at(20))).toEqual(['hour 10 21:00', 'tomorrow 11 9:00'])
  expect(wordsOf(at(0, 5))).toEqual(['hour 10 1:05', 'tonight 10 20:00', 'tomorrow 11 9:00'])
})
