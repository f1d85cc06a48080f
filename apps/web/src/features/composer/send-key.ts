import type { KeyboardEvent } from 'react'

/** [COMP-13] Ctrl or Meta and Enter send what is written. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}
