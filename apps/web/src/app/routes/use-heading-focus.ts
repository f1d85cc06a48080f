import { useEffect, useRef } from 'react'

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

let firstPlace: string | null = null

/**
 * Moves focus to the main heading after going somewhere, so that the keyboard and a screen reader are where the eyes
 * are. Not on the first page of a visit, not after Back (the screen knows which post it was), and not when the screen
 * took the focus itself.
 */
export function useHeadingFocus(place: string): void {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    firstPlace ??= place
    if (place === firstPlace || isReturning) return
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement)) return
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [place])
}
