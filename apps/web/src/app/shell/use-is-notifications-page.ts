import { useLocation } from 'wouter'

import { matchRoute } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'

/** The screen is the list of things to do: what stands beside it is not that list once more. */
export function useIsNotificationsPage(): boolean {
  const [path] = useLocation()
  return useSetting('notificationTasks') && matchRoute(path).name === 'notifications'
}
