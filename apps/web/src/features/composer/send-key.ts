import type { KeyboardEvent } from 'react'
import { getSetting } from '../../model/settings.ts'

/** Descriptions of files are lists' own: a new line is one there, whatever was chosen for the text. */
const isText = (target: EventTarget) => target instanceof HTMLTextAreaElement && target.closest('li') === null

/** [COMP-13] Ctrl or Meta and Enter send what is written; in the text Enter alone does, where that was chosen. */
export function isSendKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, target } = event
  if (key !== 'Enter') return false
  if (getSetting('submitOnEnter') && isText(target)) return !ctrlKey && !metaKey && !shiftKey
  return ctrlKey || metaKey
}

/** A new line where Enter alone sends. */
export function writeLineByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event
  const isAsked = key === 'Enter' && (ctrlKey || metaKey) && getSetting('submitOnEnter') && isText(target)
  if (!isAsked || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
