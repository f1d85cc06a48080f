import { useLayoutEffect, type RefObject } from 'react'

/**
 * Marks a list as busy while rows come and go in it, until they are painted. A server that takes its time does not
 * make it busy: some screen readers are silent in a busy list.
 */
export function useBusyMark(listRef: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  useLayoutEffect(() => {
    const list = listRef.current
    if (list === null) return undefined
    list.ariaBusy = 'true'
    const frame = requestAnimationFrame(() => {
      list.ariaBusy = 'false'
    })
    return () => cancelAnimationFrame(frame)
  }, [listRef, ids])
}
