import { beforeEach, expect, test } from 'vitest'
import { changeWindow, closeWindows } from './windows.ts'

beforeEach(closeWindows)

test.each(['settings', 'moderation'] as const)(
  '[SHELL-44] the %s window cannot be minimised while it is hidden, before it was opened and after',
  (name) => {
    const toggle = () => changeWindow(name, 'toggleMinimised')
    expect(toggle).toThrow('cannot be minimised')
    changeWindow(name, 'open')
    expect(toggle).not.toThrow()
    changeWindow(name, 'close')
    expect(toggle).toThrow('cannot be minimised')
  },
)
