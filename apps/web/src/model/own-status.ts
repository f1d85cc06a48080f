import type { Status } from '@skein/api'
import { toTimelineEntry } from '@skein/store'

import { entityStore } from './entities.ts'
import { takeOwnReply } from './threads.ts'
import { getFeed } from './timelines.ts'

/** The viewer's own new post: shows in home at once, and below the post it answers. */
export function takeOwnStatus(status: Status): void {
  entityStore.ingestStatus(status)
  const feed = getFeed({ kind: 'friends' })
  if (feed.getState().isLoaded) feed.dispatch({ type: 'ownStatusPosted', entry: toTimelineEntry(status) })
  takeOwnReply(status)
}
