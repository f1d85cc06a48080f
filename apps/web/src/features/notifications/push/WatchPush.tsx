import { useState } from 'react'

import { lazyView } from '../../lazy/index.ts'
import { useAlertPermission } from '../alerts/permission.ts'

const KeepPush = lazyView(() => import('./KeepPush.tsx').then((part) => part.KeepPush), null, {
  failsQuietly: true,
})

/** Fetches what keeps pushes once the system may show anything, and keeps it: the permission may be withdrawn. */
export function WatchPush() {
  const isGranted = useAlertPermission() === 'granted'
  const [isWanted, setIsWanted] = useState(isGranted)
  if (isGranted && !isWanted) setIsWanted(true)
  return isWanted ? <KeepPush isGranted={isGranted} /> : null
}
