import {
  matchRoute,
  redirectFor,
  routeTable,
  timelineKeyOf,
  type GuardContext,
  type RouteName,
} from '../../../model/routes.ts'

/** Routes that one passes through: nobody goes there. */
const passed: ReadonlySet<RouteName> = new Set([
  'root',
  'oauth-callback',
  'registration-request-sent',
  'awaiting-email-confirmation',
  'remote-interaction',
])

export interface PagesOptions {
  readonly guards: GuardContext
  /** Null for visitors. */
  readonly username: string | null
  /** Addresses of the timelines that are offered. */
  readonly timelines: readonly string[]
  /** False for visitors of a private instance. */
  readonly maySearch: boolean
}

export interface Page {
  readonly name: RouteName
  readonly path: string
  /** It has a document of its own, for the staff. */
  readonly isOutside: boolean
}

/** An address without anything that would have to be chosen first, or null. */
function addressOf(pattern: string, username: string | null): string | null {
  const path = pattern
    .replace(/\/:\w+\?$/, '')
    .replace(':username', username === null ? ':' : encodeURIComponent(username))
  return /[:*]/.test(path) ? null : path
}

/** The rows of the route table that this viewer can go to. */
export function pagesOf({ guards, username, timelines, maySearch }: PagesOptions): readonly Page[] {
  return routeTable.flatMap(({ name, patterns, access }) => {
    const path = passed.has(name) ? null : addressOf(patterns[0], username)
    if (path === null || redirectFor(matchRoute(path), guards) !== null) return []
    if (name === 'search' && !maySearch) return []
    if (name === 'login' && guards.isSignedIn) return []
    if (timelineKeyOf(matchRoute(path)) !== null && !timelines.includes(path)) return []
    return [{ name, path, isOutside: access === 'admin' }]
  })
}
