import type { ComposerHandle } from '../use-composer.ts'
import { checksOf, type Check, type Parent } from './checks.ts'

/** What is worth a look before this is posted. */
export function checksNow(composer: ComposerHandle, parent: Parent | null): readonly Check[] {
  const { state, viewer, left, isSafeDirect, reminder } = composer
  return checksOf(state, {
    parent,
    isLocked: viewer?.isLocked ?? false,
    isSafeDirect,
    left,
    // Who was reminded by pressing Post reads it there.
    undescribed: reminder.says === null ? reminder.count : 0,
  })
}
