import { useEffect, useLayoutEffect, useRef } from 'react'

import { scrollThrottleMs } from './use-near-end.ts'

/** Reports after scrolling and after another list of rows, when the page is hidden, and last when the list goes. */
export function usePlaceKeeper(report: () => void, ids: readonly string[]): void {
  const latest = useRef(report)
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
    window.addEventListener('scroll', reportSoon, { passive: true })
    window.addEventListener('pagehide', reportNow)
    return () => {
      window.removeEventListener('scroll', reportSoon)
      window.removeEventListener('pagehide', reportNow)
      reportNow()
    }
  }, [])

  // As soon as it stands still: the reader may be elsewhere a moment later, and has seen this.
  useEffect(() => {
    const frame = requestAnimationFrame(() => latest.current())
    return () => cancelAnimationFrame(frame)
  }, [ids])
}
