import type { AccountRow } from '@skein/store'

import { FollowedTags } from './FollowedTags.tsx'
import { MediaGrid } from './media/MediaGrid.tsx'
import { People } from './People.tsx'
import { SubTabs } from './parts/SubTabs.tsx'
import { Posts, PostsBelowPinned } from './Posts.tsx'
import type { ProfileTab } from './rules/tabs.ts'

interface TabViewProps {
  readonly account: AccountRow
  readonly tab: ProfileTab
  /** The part of a view that the address names. */
  readonly part: string
  readonly isOwn: boolean
  /** The end of the bar of tabs. */
  readonly end: Element | null
}

/** One view of a profile. */
export function TabView({ account: { id }, tab, part, isOwn, end }: TabViewProps) {
  switch (tab) {
    case 'statuses':
      return <PostsBelowPinned accountId={id} end={end} />
    case 'replies':
      return <Posts timelineKey={{ kind: tab, accountId: id }} end={end} />
    case 'media':
      return <Posts timelineKey={{ kind: tab, accountId: id }} end={end} list={MediaGrid} />
    case 'favorites':
      return <Posts timelineKey={{ kind: 'favorites' }} end={end} />
    case 'followers':
      return <People accountId={id} side="followers" />
    case 'follows':
    default: {
      const isTags = isOwn && part === 'tags'
      return (
        <div>
          {isOwn && <SubTabs isTags={isTags} />}
          {isTags ? <FollowedTags /> : <People accountId={id} side="following" />}
        </div>
      )
    }
  }
}
