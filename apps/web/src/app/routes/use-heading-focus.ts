import { useEffect, useRef } from 'react'

import { focusHeading } from '../../lib/focus-heading.ts'

let isReturning = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isReturning = true
  })
  for (const name of ['pushState', 'replaceState']) {
    addEventListener(name, () => {
      isReturning = false
    })
  }
}

/**
 * Moves focus to the main heading after going somewhere, so that the keyboard and a screen reader are where the eyes
 * are. Not on the first page of a visit, not after Back (the screen knows which post it was), and not when the screen
 * took the focus itself.
 * @param place the history entry that is shown
 * @param noteArrival says whether this is the first page of the visit, and remembers that there was one
 */
export function useHeadingFocus(place: string, noteArrival: () => boolean): void {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    const isFirst = noteArrival()
    const isInMain = document.querySelector('main')?.contains(document.activeElement)
    if (!isFirst && !isReturning && !isInMain) focusHeading()
  }, [place, noteArrival])
}
