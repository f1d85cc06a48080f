import { useEffect } from 'react'

import { useUnreadAnnouncements } from '../../features/announcements/index.ts'
import { useBadgeCount, useUnseenCount } from '../../features/notifications/index.ts'
import { setTitleCount } from '../../lib/page-title.ts'
import { setFaviconCount } from './favicon-badge.ts'

/** Where the client is installed, its own icon has the number too. Not every browser has such a thing. */
async function setAppBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // As said.
  }
}

/**
 * How much waits to be looked at: in the title, on the page's icon and on the installed client's. [NOTIF-24] Quiet times
 * hold back what icons say; the title of a page that somebody looks for says all.
 */
export function WatchBadge() {
  const count = useUnseenCount() + useUnreadAnnouncements()
  const badge = useBadgeCount(count)
  useEffect(() => setTitleCount(count), [count])
  useEffect(() => {
    void setFaviconCount(badge)
    void setAppBadge(badge)
  }, [badge])
  return null
}
