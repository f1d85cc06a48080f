import { expect, test } from 'vitest'
import { layoutFor } from './layout.ts'
import type { ThirdColumnMode } from './layout.ts'

/** A window so many pixels wide, with letters of so many. */
const window =
  (width: number, letters = 16) =>
  (query: string) => {
    const [, sign, em] = /^\(width (<=|<) (\d+)em\)$/.exec(query) ?? []
    const most = Number(em) * letters
    return sign === '<=' ? width <= most : width < most
  }

const member = { isSignedIn: true, thirdColumnMode: 'notifications' } as const

test('[SHELL-02] three columns from 1280 px on', () => {
  expect(layoutFor(window(1279), member)).toBe('medium')
  expect(layoutFor(window(1280), member)).toBe('wide')
})

test('[SHELL-02] three columns only when signed in', () => {
  expect(layoutFor(window(1280), { ...member, isSignedIn: false })).toBe('two')
})

test.each<[ThirdColumnMode, string]>([
  ['notifications', 'wide'],
  ['postform', 'wide'],
  ['none', 'two'],
])('[SHELL-02] with the third column set to %s the layout is %s', (thirdColumnMode, layout) => {
  expect(layoutFor(window(1600), { isSignedIn: true, thirdColumnMode })).toBe(layout)
})

test('[SHELL-03] 800 px is mobile, 801 px is desktop', () => {
  expect(layoutFor(window(800), member)).toBe('mobile')
  expect(layoutFor(window(801), member)).toBe('compact')
  expect(layoutFor(window(959), member)).toBe('compact')
  expect(layoutFor(window(960), member)).toBe('medium')
})

test('letters twice as large need a window twice as wide', () => {
  expect(layoutFor(window(1280, 32), member)).toBe('mobile')
  expect(layoutFor(window(1280, 24), member)).toBe('compact')
  expect(layoutFor(window(2560, 32), member)).toBe('wide')
})
