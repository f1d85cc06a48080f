import { historyKey } from '../../lib/history-key.ts'
import { getInstance } from '../../model/instance.ts'
import { matchRoute, redirectFor, timelineKeyOf } from '../../model/routes.ts'
import { getToken } from '../../model/session.ts'
import { prefetchTimeline, type PrefetchedTimeline } from '../../model/timelines.ts'

/** Begins the timeline at this address, or at the one it leads to, before anything is drawn; null where there is none. */
export function beginFirstPosts(): PrefetchedTimeline | null {
  const match = matchRoute(location.pathname)
  const { redirectRootLogin, redirectRootNoLogin } = getInstance().branding
  const redirect = redirectFor(match, {
    isSignedIn: getToken() !== null,
    isAdmin: false,
    isRegistrationOpen: false,
    redirectRootLogin,
    redirectRootNoLogin,
  })
  const key = timelineKeyOf(redirect === null ? match : matchRoute(redirect))
  return key === null ? null : prefetchTimeline(key, historyKey())
}
