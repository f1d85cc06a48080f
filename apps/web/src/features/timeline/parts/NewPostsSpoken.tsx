import { Announcement } from '../../../ui/spoken.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useNewPostsText } from './use-new-posts-text.ts'

export interface NewPostsSpokenProps {
  readonly count: number
  /** There are more on the server than are counted. */
  readonly hasMore: boolean
}

/** Has the number of new posts spoken as it grows, as often as is wished. */
export function NewPostsSpoken({ count, hasMore }: NewPostsSpokenProps) {
  const text = useNewPostsText(count, hasMore)
  return <Announcement words={useAnnouncement(count > 0 ? text : null)} />
}
