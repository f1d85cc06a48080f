import { useEffect } from 'react'

import { useViewerId } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { startTaskSync } from '../../../model/tasks.ts'

/** Keeps what is done the same on all devices of somebody who has the list of tasks. */
export function WatchTasks() {
  const isMember = useViewerId() !== null
  const isOn = useSetting('notificationTasks') && isMember
  useEffect(() => (isOn ? startTaskSync() : undefined), [isOn])
  return null
}
