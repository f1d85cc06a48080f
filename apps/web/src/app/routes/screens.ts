import type { ComponentType } from 'react'

import { lazyModule, loadedModule, type LazyModule } from '../../lib/lazy-module.ts'
import { attached } from '../../features/status/index.ts'
import { matchRoute, type RouteName } from '../../model/routes.ts'
import { TimelineScreen } from '../../screens/timeline/TimelineScreen.tsx'
import type { ScreenProps } from './screen-props.ts'

type Screen = LazyModule<ComponentType<ScreenProps>>

/** A screen that is fetched, and with it what posts need. */
function fetched(load: () => Promise<ComponentType<ScreenProps>>): Screen {
  return lazyModule(async () => {
    const [screen] = await Promise.all([load(), attached.load()])
    return screen
  })
}

const timeline: Screen = loadedModule(TimelineScreen)
const screens = new Map<RouteName, Screen>([
  ['friends', timeline],
  ['public-timeline', timeline],
  ['public-external-timeline', timeline],
  ['bubble-timeline', timeline],
  ['tag-timeline', timeline],
  ['list-timeline', timeline],
  ['bookmarks', timeline],
  [
    'conversation',
    fetched(() =>
      import('../../screens/conversation/ConversationScreen.tsx').then((screen) => screen.ConversationScreen),
    ),
  ],
])

/** The screen of a route. Timelines and conversations are a first view; the way to the others is fetched with them. */
export function screenOf(name: RouteName): Screen {
  const known = screens.get(name)
  if (known !== undefined) return known
  const screen = fetched(() => import('./later-screens.tsx').then((later) => later.fetchScreen(name)))
  screens.set(name, screen)
  return screen
}

/** Fetches the screen behind an address of this client before it is opened. */
export function preloadScreen(address: string): void {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin) screenOf(matchRoute(pathname).name).preload()
}
