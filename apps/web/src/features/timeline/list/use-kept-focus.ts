import { useEffect, type RefObject } from 'react'

/** What keeps the focus of a control in it: a post, and what stands at the end of a list. */
const homes = 'article[tabindex], [data-list-end]'

/** A control that goes or is blocked while it has the focus (a vote is cast) leaves it to its row, not to the page. */
export function useKeptFocus(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = listRef.current
    const keep = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || relatedTarget !== null) return
      const row = target.closest<HTMLElement>(homes)
      requestAnimationFrame(() => {
        const hasGone = !target.isConnected || target.matches(':disabled')
        if (hasGone && document.activeElement === document.body) row?.focus({ preventScroll: true })
      })
    }
    list?.addEventListener('focusout', keep)
    return () => list?.removeEventListener('focusout', keep)
  }, [listRef])
}
