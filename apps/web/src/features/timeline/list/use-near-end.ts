import { useEffect } from 'react'

/** [TL-15] Older posts are fetched when so many pixels or fewer are left below the screen. */
export const nearEndPx = 750
/** [LIM-09] Milliseconds between two looks at the scroll position. */
export const scrollThrottleMs = 200

function isNearEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - clientHeight <= nearEndPx
}

/** Calls back while the end of the page is near: at once, after each scroll, and when `subject` changes. */
export function useNearEnd(onNearEnd: (() => void) | undefined, subject: unknown): void {
  useEffect(() => {
    if (!onNearEnd) return
    let timer: number | undefined
    const look = () => {
      timer = undefined
      if (isNearEnd()) onNearEnd()
    }
    const lookSoon = () => {
      timer ??= window.setTimeout(look, scrollThrottleMs)
    }
    look()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [onNearEnd, subject])
}
