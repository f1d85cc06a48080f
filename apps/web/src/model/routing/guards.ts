import { matchRoute, routeRow, type RouteMatch } from './match.ts'
import { paths } from './paths.ts'
import type { RouteName } from './table.ts'

/** What the guards need to know of the viewer and the server. */
export interface GuardContext {
  readonly isSignedIn: boolean
  readonly isAdmin: boolean
  readonly isRegistrationOpen: boolean
  /** Configured landing paths; null or unusable ones fall back to the defaults. */
  readonly redirectRootLogin: string | null
  readonly redirectRootNoLogin: string | null
}

/** Routes that lead on, or nowhere. */
const nowhere: ReadonlySet<RouteName> = new Set(['root', 'settings', 'not-found'])

function isOpenTo(path: string, isSignedIn: boolean): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  const { name } = matchRoute(path)
  const { access } = routeRow(name)
  return !nowhere.has(name) && (isSignedIn ? access !== 'visitor' : access !== 'signedIn')
}

/** Where `/` leads: the configured landing path when it can be opened, else the default. */
export function landingPath(context: GuardContext): string {
  const configured = context.isSignedIn ? context.redirectRootLogin : context.redirectRootNoLogin
  if (configured !== null && isOpenTo(configured, context.isSignedIn)) return configured
  return context.isSignedIn ? paths.friends : paths.publicAndExternal
}

/** Where a route sends the viewer instead, or null when it may be opened. */
export function redirectFor(match: RouteMatch, context: GuardContext): string | null {
  const { access } = routeRow(match.name)
  // The window of settings opens over where one would begin.
  if (match.name === 'root' || match.name === 'settings') return landingPath(context)
  if (match.name === 'registration' && !context.isSignedIn) {
    return context.isRegistrationOpen || match.params.token !== undefined ? null : paths.root
  }
  if (access === 'visitor') return context.isSignedIn ? paths.root : null
  if (access === 'everyone') return null
  if (!context.isSignedIn) return landingPath(context)
  return access === 'admin' && !context.isAdmin ? paths.root : null
}
