import type { ComponentType } from 'react'

import { lazyModule, presentModule, type LazyModule } from '../../lib/lazy-module.ts'
import { matchRoute, type RouteMatch, type RouteName } from '../../model/routes.ts'
import { TimelineScreen } from '../../screens/timeline/index.ts'

/** What every screen gets: the route it answers and the route's parameters. */
export interface ScreenProps {
  readonly match: RouteMatch
}

type Screen = LazyModule<ComponentType<ScreenProps>>

const timeline: Screen = presentModule(TimelineScreen)
const notBuiltYet: Screen = lazyModule(() =>
  import('../../screens/not-built-yet/index.ts').then((screen) => screen.NotBuiltYetScreen),
)
const profile: Screen = lazyModule(() => import('./ProfileRoute.tsx').then((screen) => screen.ProfileRoute))
const builtScreens: Partial<Record<RouteName, Screen>> = {
  friends: timeline,
  'public-timeline': timeline,
  'public-external-timeline': timeline,
  'bubble-timeline': timeline,
  'tag-timeline': timeline,
  'list-timeline': timeline,
  bookmarks: timeline,
  dms: timeline,
  conversation: lazyModule(() =>
    import('../../screens/conversation/index.ts').then((screen) => screen.ConversationScreen),
  ),
  'user-profile': profile,
  'external-user-profile': profile,
  login: lazyModule(() => import('../../screens/sign-in/index.ts').then((screen) => screen.SignInScreen)),
  'oauth-callback': lazyModule(() =>
    import('../../screens/oauth-callback/index.ts').then((screen) => screen.OAuthCallbackScreen),
  ),
  'not-found': lazyModule(() =>
    import('../../screens/not-found/index.ts').then((screen) => screen.NotFoundScreen),
  ),
}

/** The screen of a route; routes whose screen does not exist yet get a page that says so. */
export function screenOf(name: RouteName): Screen {
  return builtScreens[name] ?? notBuiltYet
}

/** Fetches the screen behind an address of this client before it is opened. */
export function preloadScreen(address: string): void {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin) screenOf(matchRoute(pathname).name).preload()
}
