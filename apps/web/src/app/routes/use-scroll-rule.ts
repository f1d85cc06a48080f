import { useLayoutEffect } from 'react'

import { historyKey } from '../../lib/history-key.ts'
import { restoreScroll } from '../../lib/restore-scroll.ts'
import { routeRow, timelineKeyOf, type RouteMatch } from '../../model/routes.ts'
import { recallScroll, rememberScroll, saveScrollMemory } from '../../model/places.ts'

/** The page was just opened, and nothing has moved it yet. */
let isAtStart = true

/**
 * Applies the route's scroll rule [ROUTE-22, ROUTE-23]: a returned-to place scrolls back to where it was, a new one
 * starts at the top. Conversations and profiles bring their own focus into view, and windowed timelines return to
 * their own place, so those are left alone.
 */
export function useScrollRule(match: RouteMatch, place: string): void {
  const { scroll } = routeRow(match.name)
  const isTimeline = timelineKeyOf(match) !== null
  const isLeft = scroll === 'leave'

  useLayoutEffect(() => {
    const isMoved = !isAtStart
    isAtStart = false
    if (isLeft) return undefined
    const top = recallScroll(place)
    if (top !== null) return isTimeline ? undefined : restoreScroll(top)
    // A new page is at its top, and would be laid out once more only to be moved there.
    if (isMoved) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [place, isLeft, isTimeline])

  useLayoutEffect(() => {
    const remember = () => {
      if (historyKey() !== place) return
      rememberScroll(place, scrollY)
      // A timeline has its own place, and needs to know only that it was moved.
      if (isTimeline) removeEventListener('scroll', remember)
    }
    history.scrollRestoration = 'manual'
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', saveScrollMemory)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', saveScrollMemory)
    }
  }, [place, isTimeline])
}
