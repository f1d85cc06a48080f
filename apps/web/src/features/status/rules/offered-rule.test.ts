import { filterPlaces, type WarningEffect } from '@skein/store'
import { expect, test } from 'vitest'

import type { KeptFilter } from '../../../model/filters.ts'
import { offeredRule } from './offered-rule.ts'

const ruleFor = (text: string, effect: WarningEffect, change: Partial<KeptFilter> = {}): KeptFilter => ({
  id: text,
  terms: [{ kind: 'warning', text, effect }],
  effect,
  places: filterPlaces,
  expiresAt: null,
  isPaused: false,
  keptBy: 'own',
  isExpired: false,
  ...change,
})
function offered(filters: readonly KeptFilter[], isOpen: boolean, subject = 'food, eggs') {
  const rule = offeredRule(filters, subject, isOpen)
  return rule?.isUseful === true ? rule : null
}

test('what the reader did is offered for the words of the subject', () => {
  expect(offered([], true, ' food,\n eggs ')).toEqual({
    effect: 'open',
    text: 'food, eggs',
    existing: null,
    isOn: false,
    isUseful: true,
  })
  expect(offered([], false)?.effect).toBe('close')
})

test('a rule for exactly these words is changed, or is on', () => {
  const rule = ruleFor('Food, eggs', 'close')
  expect(offered([rule], false)).toMatchObject({ existing: rule, isOn: true })
  expect(offered([rule], true)).toMatchObject({ existing: rule, isOn: false })
  expect(offered([{ ...rule, isPaused: true }], false)).toMatchObject({ isOn: false })
  expect(offered([{ ...rule, expiresAt: 5, isExpired: true }], false)).toMatchObject({ isOn: false })
})

test('a rule in force comes before an expired and a paused one for the same words', () => {
  const expired = ruleFor('food, eggs', 'open', { id: 'expired', expiresAt: 5, isExpired: true })
  const paused = ruleFor('food, eggs', 'open', { id: 'paused', isPaused: true })
  const inForce = ruleFor('food, eggs', 'open', { id: 'in force' })
  expect(offered([expired, paused, inForce], true)).toMatchObject({ existing: inForce, isOn: true })
  expect(offered([expired, paused], true)).toMatchObject({ existing: expired, isOn: false })
})

test('nothing is offered that would change nothing', () => {
  expect(offered([ruleFor('food', 'open')], true)).toBeNull()
  expect(offered([ruleFor('food', 'close')], false)).toBeNull()
  // Closing wins.
  expect(offered([ruleFor('food', 'close')], true)).toBeNull()
  expect(offered([ruleFor('food', 'open')], false)).not.toBeNull()
  expect(offered([ruleFor('food', 'open', { isPaused: true })], true)).not.toBeNull()
  expect(offered([ruleFor('food', 'open', { expiresAt: 5, isExpired: true })], true)).not.toBeNull()
})

test('a subject without words, and one that is shown cut, is offered no rule', () => {
  expect(offered([], true, ' ')).toBeNull()
  expect(offered([], true, '\u200b')).toBeNull()
  expect(offered([], true, 'x'.repeat(241))).toBeNull()
})
