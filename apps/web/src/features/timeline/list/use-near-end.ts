import { useEffect } from 'react'

import { onPageLooked } from './page-scrolls.ts'

/** [TL-15] Older posts are fetched when so many pixels or fewer are left below the screen. */
export const nearEndPx = 750

function isNearEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - clientHeight <= nearEndPx
}

/** Calls back while the end of the page is near: at once, after each scroll, and when `subject` changes. */
export function useNearEnd(onNearEnd: (() => void) | undefined, subject: unknown): void {
  useEffect(() => {
    if (!onNearEnd) return undefined
    const look = () => {
      if (isNearEnd()) onNearEnd()
    }
    look()
    return onPageLooked(look)
  }, [onNearEnd, subject])
}
