import { expect, test } from 'vitest'
import { layoutFor } from './layout.ts'
import type { ThirdColumnMode } from './layout.ts'

const member = { isSignedIn: true, thirdColumnMode: 'notifications' } as const

test('[SHELL-02] three columns from 1280 px on', () => {
  expect(layoutFor(1279, member)).toBe('medium')
  expect(layoutFor(1280, member)).toBe('wide')
})

test('[SHELL-02] three columns only when signed in', () => {
  expect(layoutFor(1280, { ...member, isSignedIn: false })).toBe('two')
})

test.each<[ThirdColumnMode, string]>([
  ['notifications', 'wide'],
  ['postform', 'wide'],
  ['none', 'two'],
])('[SHELL-02] with the third column set to %s the layout is %s', (thirdColumnMode, layout) => {
  expect(layoutFor(1600, { isSignedIn: true, thirdColumnMode })).toBe(layout)
})

test('[SHELL-03] 800 px is mobile, 801 px is desktop', () => {
  expect(layoutFor(800, member)).toBe('mobile')
  expect(layoutFor(801, member)).toBe('compact')
  expect(layoutFor(959, member)).toBe('compact')
  expect(layoutFor(960, member)).toBe('medium')
})
