import { expect, test } from 'vitest'
import { hasOnScreenKeyboard } from './on-screen-keyboard.ts'

test.each([
  [349, 344, true],
  [349, 345, true],
  [350, 345, true],
  [350, 559, true],
  [449, 559, true],
  [450, 560, false],
  [449, 560, false],
  [450, 559, false],
  [349, 560, false],
  [390, 844, false],
])('[SHELL-29] at %i by %i px the on-screen keyboard is open: %s', (width, height, isOpen) => {
  expect(hasOnScreenKeyboard(width, height)).toBe(isOpen)
})
