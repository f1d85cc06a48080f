import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'

import { useHistoryKey } from '../../lib/history-key.ts'
import { restoreScroll } from '../../lib/restore-scroll.ts'
import { recallScroll } from '../../model/places.ts'

/**
 * [ROUTE-22] A profile brings its own focus into view: its head, or, when only the view changed, the bar of views.
 * Somebody who comes back finds the page where they left it.
 * @param hasOwnPlace the view goes to the post that was read there by itself
 * @returns for the bar of views
 */
export function useProfileScroll(hasOwnPlace: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const place = useHistoryKey()
  const lastPlace = useRef<string | null>(null)
  // Asked while drawing: the list of the view moves the page before the profile has its turn.
  const left = useMemo(() => recallScroll(place), [place])
  useLayoutEffect(() => {
    if (lastPlace.current === place) return undefined
    const isArrival = lastPlace.current === null
    lastPlace.current = place
    if (left !== null) return hasOwnPlace && left > 0 ? undefined : restoreScroll(left)
    const view = bar.current?.nextElementSibling
    if (isArrival || !bar.current || !view) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      return undefined
    }
    // The bar may stick to the top of the window already: where the view begins is where it belongs.
    const top = view.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom
    if (top < 0) window.scrollBy({ top, behavior: 'instant' })
    return undefined
  }, [place, left, hasOwnPlace])
  return bar
}
