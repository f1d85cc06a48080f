import { useState, useSyncExternalStore } from 'react'

import { minuteClock } from '../../../lib/minute-clock.ts'

/** The time, in milliseconds since 1970, as of the last minute. */
export function useMinute(): number {
  const [mountedAt] = useState(() => Date.now())
  const tickedAt = useSyncExternalStore(minuteClock.subscribe, minuteClock.getSnapshot)
  return Math.max(mountedAt, tickedAt)
}
