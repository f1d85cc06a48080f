import { expect, test } from 'vitest'
import { nextModalState } from './modal-state.ts'

test('[SHELL-43] a window goes from hidden to visible, to minimised and back, and closes from both', () => {
  expect(nextModalState('hidden', 'open')).toBe('visible')
  expect(nextModalState('visible', 'toggleMinimised')).toBe('minimised')
  expect(nextModalState('minimised', 'toggleMinimised')).toBe('visible')
  expect(nextModalState('visible', 'close')).toBe('hidden')
  expect(nextModalState('minimised', 'close')).toBe('hidden')
})

test('[SHELL-44] what is not open cannot be minimised', () => {
  expect(() => nextModalState('hidden', 'toggleMinimised')).toThrow('cannot be minimised')
})
