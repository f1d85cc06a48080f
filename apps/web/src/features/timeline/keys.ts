import { useEffect, type RefObject } from 'react'

import type { AnchoredListHandle } from './list/AnchoredList.tsx'

const takesKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]'

/** A key that is meant for the page: no modifier, nobody is typing, nothing lies above the page. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing)
    return false
  if (event.target instanceof Element && event.target.closest(takesKeys) !== null) return false
  return document.querySelector('dialog[open]') === null
}

function isOnScreen(id: string): boolean {
  const row = document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  if (row === null) return false
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Moves the focus to the next or previous post; from nowhere to the one that is read. */
export function moveFocus(list: AnchoredListHandle, ids: readonly string[], step: 1 | -1): void {
  const focused = list.getFocusedId()
  const hasStart = focused !== null && isOnScreen(focused)
  const start = hasStart ? ids.indexOf(focused) + step : ids.indexOf(list.getReadId() ?? '')
  for (let index = Math.max(0, start); index < ids.length && index >= 0; index += step) {
    const id = ids[index]
    // A post that is hidden has nothing to focus and is passed over.
    if (id !== undefined && list.focusRow(id)) return
    if (hasStart && start < 0) return
  }
}

function stepOf({ key, target }: KeyboardEvent): 1 | -1 | null {
  if (key === 'j') return 1
  if (key === 'k') return -1
  // The arrows scroll the page, unless a post has the focus itself.
  if (!(target instanceof Element) || !target.matches('[data-row-id] article')) return null
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : null
}

/** j and k, and the arrows on a focused post, move the focus through a list. */
export function useListKeys(listRef: RefObject<AnchoredListHandle | null>, ids: readonly string[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = isPageKey(event) ? stepOf(event) : null
      if (step === null || listRef.current === null) return
      event.preventDefault()
      moveFocus(listRef.current, ids, step)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [listRef, ids])
}

/** [TL-06] Runs something on a single key of the page. */
export function usePageKey(key: string, run: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.repeat || !isPageKey(event)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, run])
}
