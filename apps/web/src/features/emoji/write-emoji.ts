import { flushSync } from 'react-dom'

import { getSetting } from '../../model/settings.ts'
import { insertEmoji } from './rules/insert-emoji.ts'
import type { EmojiChoice } from './rules/types.ts'

/**
 * Puts an emoji to the caret of a field, or in the place of what is marked in it.
 * @param staysOpen the focus stays in the picker, for another one
 * @param onChange gets the text with the emoji in it; the field holds that at once
 */
export function writeEmoji(
  field: HTMLTextAreaElement | HTMLInputElement,
  { text: emoji }: EmojiChoice,
  staysOpen: boolean,
  onChange: (text: string) => void,
): void {
  const { value: text, selectionStart, selectionEnd } = field
  const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length]
  const changed = insertEmoji({ text, start, end, emoji, isPadded: getSetting('padEmoji') })
  // The caret can stand behind what is in the field, not behind what is going to be.
  flushSync(() => onChange(changed.text))
  field.setSelectionRange(changed.caret, changed.caret)
  if (!staysOpen) field.focus()
}
