import type { NotificationId } from '@skein/api'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useViewerId } from '../../model/session.ts'
import { isNewer, newerIds } from './rules/notification-list.ts'
import { useNotificationIds } from './use-notifications.ts'

/** Calls back with what arrives, oldest first. What was there when the list was first read is no news. */
export function useArrivals(onArrive: (ids: readonly NotificationId[]) => void): void {
  const viewerId = useViewerId()
  const ids = useNotificationIds()
  const known = useRef<readonly NotificationId[] | null>(null)
  const tell = useEffectEvent(onArrive)

  useEffect(() => {
    known.current = null
  }, [viewerId])

  useEffect(() => {
    if (ids === null) return
    const before = known.current
    const newest = before?.[0]
    // Where the newest were dismissed, what comes into their place is older, and did not arrive.
    const isNewestGone = newest !== undefined && (ids[0] === undefined || isNewer(newest, ids[0]))
    if (!isNewestGone) known.current = ids
    if (before === null) return
    const arrived = newerIds(before, ids).toReversed()
    if (arrived.length > 0) tell(arrived)
  }, [ids])
}
