import { useRef, type FocusEvent, type RefObject } from 'react'

import { rowIdOf } from './feed-handle.ts'

/**
 * Which row of a list has the focus, and which had it last; `focusProps` are the list's. Nothing is drawn anew for it:
 * whoever presses something in a row would wait for that.
 */
export function useFocusedRow(listRef: RefObject<HTMLElement | null>, atStart: string | null = null) {
  const focusedId = useRef(atStart)
  const lastFocusedId = useRef<string | null>(null)

  const setFocusedId = (id: string | null): void => {
    focusedId.current = id
  }

  const onFocus = (event: FocusEvent) => {
    const id = rowIdOf(event.target, listRef.current)
    lastFocusedId.current = id ?? lastFocusedId.current
    setFocusedId(id)
  }

  const onBlur = () => {
    // Another window or tab may have taken the focus: the row still has it in this document.
    if (!listRef.current?.contains(document.activeElement)) setFocusedId(null)
  }

  return { focusedId, setFocusedId, lastFocusedId, focusProps: { onFocus, onBlur } }
}
