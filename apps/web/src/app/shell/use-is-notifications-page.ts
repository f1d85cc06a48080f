import { useLocation } from 'wouter'

import { matchRoute } from '../../model/routes.ts'

/** The screen is the list of notifications: the column beside it would repeat it. */
export function useIsNotificationsPage(): boolean {
  const [path] = useLocation()
  return matchRoute(path).name === 'notifications'
}
