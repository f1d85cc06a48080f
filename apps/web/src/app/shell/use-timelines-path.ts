import { matchRoute, paths, routeRow } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { useLastTimeline } from './last-timeline.ts'

/** Where "Timelines" leads: the last one that was visited, else home, else the local timeline [SHELL-31]. */
export function useTimelinesPath(): string {
  const { status } = useSession()
  const last = useLastTimeline()
  if (status !== 'visitor') return last ?? paths.friends
  // The last one may have been a member's.
  const isOpen = last !== null && routeRow(matchRoute(last).name).access === 'everyone'
  return isOpen ? last : paths.publicTimeline
}
