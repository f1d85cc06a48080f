import { useEffect, useRef, useState } from 'react'

import { announceEveryMs } from './limits.ts'

/** What to say of a growing number: the newest text, at most once in 30 seconds, and nothing while it is null. */
export function useAnnouncement(text: string | null): string {
  const [said, setSaid] = useState('')
  const lastSaidAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const wait = text === null ? 0 : lastSaidAt.current + announceEveryMs - performance.now()
    const timer = window.setTimeout(
      () => {
        if (text !== null) lastSaidAt.current = performance.now()
        setSaid(text ?? '')
      },
      Math.max(0, wait),
    )
    return () => window.clearTimeout(timer)
  }, [text])

  return said
}
