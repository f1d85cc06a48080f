import { useEffect, useRef, useState } from 'react'

import { useSetting } from '../../../model/settings.ts'

/** What to say of a growing number: the newest text, as often as is wished, and nothing while it is null. */
export function useAnnouncement(text: string | null): string {
  const [said, setSaid] = useState('')
  const lastSaidAt = useRef(Number.NEGATIVE_INFINITY)
  const everyMs = useSetting('newPostsSpoken') * 1_000
  const wished = everyMs === 0 ? null : text

  useEffect(() => {
    const wait = wished === null ? 0 : lastSaidAt.current + everyMs - performance.now()
    const timer = window.setTimeout(
      () => {
        if (wished !== null) lastSaidAt.current = performance.now()
        setSaid(wished ?? '')
      },
      Math.max(0, wait),
    )
    return () => window.clearTimeout(timer)
  }, [wished, everyMs])

  return said
}
