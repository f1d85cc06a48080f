import { useEffect } from 'react'

import { useUnreadAnnouncements } from '../../features/announcements/index.ts'
import { useUnseenCount } from '../../features/notifications/index.ts'
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

/** How much waits to be looked at: in the title, on the page's icon and on the installed client's. [NOTIF-24] */
export function WatchBadge() {
  const count = useUnseenCount() + useUnreadAnnouncements()
  useEffect(() => {
    setTitleCount(count)
    void setFaviconCount(count)
    void setAppBadge(count)
  }, [count])
  return null
}
