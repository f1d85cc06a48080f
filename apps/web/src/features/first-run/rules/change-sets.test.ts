import { expect, test } from 'vitest'

import { changeSets, type Reading } from './change-sets.ts'
import type { ReadingSet } from './reading-sets.ts'

/** Somebody who chooses sets, and what is stored of it. */
function reader(stored: Record<string, unknown>) {
  let reading: Reading = { chosen: [], before: {} }
  return {
    stored,
    choose(...wanted: ReadingSet[]) {
      const next = changeSets(reading, wanted, (name) => stored[name])
      reading = next.reading
      Object.assign(stored, next.changes)
      return next.changes
    },
  }
}

test('a set that is chosen and taken away leaves everything as it was', () => {
  const { stored, choose } = reader({ textSize: 120, motion: 'full' })
  expect(choose('largeText')).toEqual({ textSize: 150, contrast: 'more', underlinedLinks: true })
  choose()
  expect(stored).toEqual({ textSize: 120, motion: 'full', contrast: undefined, underlinedLinks: undefined })
})

test('what another set still asks for stays, with its value', () => {
  const { stored, choose } = reader({ noticeTimes: 2 })
  choose('steadyHand')
  expect(stored['noticeTimes']).toBe(4)
  choose('screenReader', 'steadyHand')
  expect(stored).toMatchObject({ noticeTimes: 0, undoSendSeconds: 30, personCards: 'key' })
  choose('steadyHand')
  expect(stored).toMatchObject({ noticeTimes: 4, undoSendSeconds: 30, personCards: 'key' })
  expect(stored['postLabels']).toBeUndefined()
  choose()
  expect(stored['noticeTimes']).toBe(2)
  expect(stored['undoSendSeconds']).toBeUndefined()
})

test('what somebody has changed since is theirs', () => {
  const { stored, choose } = reader({})
  choose('largeText')
  stored['textSize'] = 180
  expect(choose()).toEqual({ contrast: undefined, underlinedLinks: undefined })
  expect(stored['textSize']).toBe(180)
})

test('a set that held before is given back to the defaults', () => {
  const begun: Reading = { chosen: ['calm'], before: {} }
  const stored: Record<string, unknown> = { hidePostStats: true, motion: 'less' }
  const { changes } = changeSets(begun, [], (name) => stored[name])
  expect(changes).toEqual({ hidePostStats: undefined, motion: undefined })
})
