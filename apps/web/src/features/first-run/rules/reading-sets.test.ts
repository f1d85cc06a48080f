import { expect, test } from 'vitest'

import { type Definition, getSettings, settings } from '../../../model/settings.ts'
import { readingSetNames, readingSets, setsThatHold, together } from './reading-sets.ts'

const definitions: ReadonlyMap<string, Definition<string, unknown>> = new Map(
  settings.map((setting) => [setting.name, setting]),
)

test.each(readingSetNames)(
  'everything that %s sets is a setting, and its value one of its values',
  (name) => {
    for (const [each, value] of Object.entries(readingSets[name]))
      expect(definitions.get(each)?.parse(value), each).toBe(value)
  },
)

test.each(readingSetNames)('%s changes something for who has chosen nothing', (name) => {
  const differs = ([each, value]: [string, unknown]) => definitions.get(each)?.fallback !== value
  expect(Object.entries(readingSets[name]).some(differs)).toBe(true)
})

test('where sets disagree the first in the table is followed, in whichever order they were chosen', () => {
  expect(together(['keyboard', 'steadyHand']).noticeTimes).toBe(4)
  expect(together(['steadyHand', 'screenReader', 'keyboard']).noticeTimes).toBe(0)
  expect(together(['steadyHand', 'screenReader'])).toMatchObject({ modalOnRepeat: true, postLabels: 'long' })
})

test('they disagree about nothing but how long messages stay', () => {
  const values = new Map<string, Set<unknown>>()
  for (const set of Object.values(readingSets))
    for (const [name, value] of Object.entries(set))
      values.set(name, (values.get(name) ?? new Set()).add(value))
  expect([...values].filter(([, each]) => each.size > 1).map(([name]) => name)).toEqual(['noticeTimes'])
})

test('a set holds when all of it does', () => {
  const now = getSettings()
  expect(setsThatHold(now)).toEqual([])
  expect(setsThatHold({ ...now, ...readingSets.calm, textSize: 150 })).toEqual(['calm'])
})
