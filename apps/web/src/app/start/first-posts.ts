import { attached } from '../../features/status/index.ts'
import { historyKey } from '../../lib/history-key.ts'
import { getInstance } from '../../model/instance.ts'
import { matchRoute, redirectFor, timelineKeyOf } from '../../model/routes.ts'
import { getToken } from '../../model/session.ts'
import { prefetchTimeline, readMarkerOf, type PrefetchedTimeline } from '../../model/timelines.ts'

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
  if (key === null) return null
  const posts = prefetchTimeline(key, historyKey())
  if (readMarkerOf(key).stop === null) return posts
  // At a kept position no row is drawn without the code for what a post has besides its text.
  const fetched = attached.fetch().catch(() => undefined)
  return { ...posts, ready: fetched.then(() => posts.ready) }
}
