import type { RouteMatch } from '../../model/routes.ts'

/** What every screen gets: the route it answers and the route's parameters. */
export interface ScreenProps {
  readonly match: RouteMatch
}
