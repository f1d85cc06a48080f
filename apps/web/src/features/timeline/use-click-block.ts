import { useCallback, useEffect, useRef, useState } from 'react'

import { clickBlockMs } from './limits.ts'

/** [TL-07] After `block` the answer is true for a second: what was under the pointer is something else now. */
export function useClickBlock(): { readonly isBlocked: boolean; readonly block: () => void } {
  const [isBlocked, setIsBlocked] = useState(false)
  const timer = useRef<number | undefined>(undefined)

  useEffect(() => () => window.clearTimeout(timer.current), [])

  const block = useCallback(() => {
    window.clearTimeout(timer.current)
    setIsBlocked(true)
    timer.current = window.setTimeout(() => setIsBlocked(false), clickBlockMs)
  }, [])

  return { isBlocked, block }
}
