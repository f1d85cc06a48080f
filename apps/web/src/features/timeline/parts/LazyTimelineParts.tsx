import type { ComponentProps } from 'react'

import { JumpToDate } from '../jump/JumpToDate.tsx'
import { HomeTags } from './HomeTags.ts'
import { NewPostsSpoken, type NewPostsSpokenProps } from './NewPostsSpoken.tsx'
import { PullForNew, type PullForNewProps } from './PullForNew.tsx'

/** Nobody pulls where there is no finger on the screen. */
const hasTouch = navigator.maxTouchPoints > 0

interface LazyTimelinePartsProps extends PullForNewProps, ComponentProps<typeof JumpToDate> {
  /** What waits to be shown; null for nothing. */
  readonly news: NewPostsSpokenProps | null
}

/** What a timeline has besides its posts, when there is something to read. */
export function LazyTimelineParts({ onShowNew, news, ...jump }: LazyTimelinePartsProps) {
  return (
    <>
      {hasTouch && <PullForNew feed={jump.feed} onShowNew={onShowNew} />}
      <NewPostsSpoken count={news?.count ?? 0} hasMore={news?.hasMore ?? false} />
      <JumpToDate {...jump} />
      {jump.feed.key.kind === 'friends' && <HomeTags feed={jump.feed} />}
    </>
  )
}
