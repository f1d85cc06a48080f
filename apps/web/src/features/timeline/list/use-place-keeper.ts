import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { getToken } from '../../../model/session.ts'
import { onPageLooked } from './page-scrolls.ts'

/**
 * Reports after scrolling and after another list of rows, when the page is hidden, and last when the list goes; never
 * to anybody but who looked: a list goes after its viewer has signed out.
 */
export function usePlaceKeeper(report: () => void, ids: readonly string[]): void {
  const [token] = useState(getToken)
  const latest = useRef(report)
  /** False while the list is hidden, because the next page is still on its way: the place was reported by then. */
  const isShown = useRef(false)
  useEffect(() => {
    latest.current = () => getToken() === token && report()
  }, [report, token])

  useLayoutEffect(() => {
    const reportNow = () => latest.current()
    isShown.current = true
    const forget = onPageLooked(reportNow)
    window.addEventListener('pagehide', reportNow)
    return () => {
      forget()
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
