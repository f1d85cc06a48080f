import { useEffect, type RefObject } from 'react'

import { isPageKey } from '../../lib/page-keys.ts'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'

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
