import { useEffect, useLayoutEffect, useRef } from 'react'

import { scrollThrottleMs } from './use-near-end.ts'

/** Reports after scrolling and after another list of rows, when the page is hidden, and last when the list goes. */
export function usePlaceKeeper(report: () => void, ids: readonly string[]): void {
  const latest = useRef(report)
  /** False while the list is hidden, because the next page is still on its way: the place was reported by then. */
  const isShown = useRef(false)
  useEffect(() => {
    latest.current = report
  }, [report])

  useLayoutEffect(() => {
    let timer: number | undefined
    const reportNow = () => {
      window.clearTimeout(timer)
      timer = undefined
      latest.current()
    }
    const reportSoon = () => {
      timer ??= window.setTimeout(reportNow, scrollThrottleMs)
    }
    isShown.current = true
    window.addEventListener('scroll', reportSoon, { passive: true })
    window.addEventListener('pagehide', reportNow)
    return () => {
      window.removeEventListener('scroll', reportSoon)
      window.removeEventListener('pagehide', reportNow)
      reportNow()
      isShown.current = false
    }
  }, [])

  // As soon as it stands still: the reader may be elsewhere a moment later, and has seen this.
  useEffect(() => {
    const frame = requestAnimationFrame(() => isShown.current && latest.current())
    return () => cancelAnimationFrame(frame)
  }, [ids])
}
