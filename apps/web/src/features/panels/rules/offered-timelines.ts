import { paths } from '../../../model/routes.ts'
import { BookmarkIcon, BubbleIcon, GlobeIcon, HomeIcon, MailIcon, UsersIcon } from '../../../ui/icons.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'

export type TimelineName = 'home' | 'bubble' | 'public' | 'publicAndExternal' | 'bookmarks' | 'dms'

export interface TimelineEntry {
  name: TimelineName
  to: string
  icon: IconComponent
}

/** What decides which timelines are offered. */
export interface TimelineOffer {
  /** Screen name of the viewer; null for visitors. */
  username: string | null
  isPrivate: boolean
  hasKnownNetwork: boolean
  hasBubble: boolean
  /** What the server shows to visitors. */
  visibility: { local: boolean; federated: boolean; bubble: boolean }
}

/** The timelines a viewer is offered, in the order of menus [SHELL-37…42]. */
export function offeredTimelines(offer: TimelineOffer): readonly TimelineEntry[] {
  const { username, isPrivate, visibility } = offer
  const isVisitor = username === null
  if (isVisitor && isPrivate) return []
  const entries: readonly (TimelineEntry | false)[] = [
    !isVisitor && { name: 'home', to: paths.friends, icon: HomeIcon },
    offer.hasBubble &&
      (!isVisitor || visibility.bubble) && { name: 'bubble', to: paths.bubble, icon: BubbleIcon },
    (!isVisitor || visibility.local) && { name: 'public', to: paths.publicTimeline, icon: UsersIcon },
    offer.hasKnownNetwork &&
      (!isVisitor || visibility.federated) && {
        name: 'publicAndExternal',
        to: paths.publicAndExternal,
        icon: GlobeIcon,
      },
    !isVisitor && { name: 'bookmarks', to: paths.bookmarks, icon: BookmarkIcon },
    !isVisitor && { name: 'dms', to: paths.dms(username), icon: MailIcon },
  ]
  return entries.filter((entry) => entry !== false)
}
