import type { Status, TimelineKey } from '@skein/api'
import { toTimelineEntry } from '@skein/store'

import { entityStore } from './store.ts'
import { insertOwnReply } from '../threads.ts'
import { getFeed } from '../timelines.ts'

/** Where a post of one's own belongs. Not every server shows replies in its public timelines. */
function timelinesOf({ scope, inReplyToId }: Status): readonly TimelineKey[] {
  const isOpen = inReplyToId === null && (scope === 'public' || scope === 'local')
  if (!isOpen) return [{ kind: 'friends' }]
  const local = [{ kind: 'friends' }, { kind: 'public' }] as const
  return scope === 'local' ? local : [...local, { kind: 'publicAndExternal' }]
}

/** The viewer's own new post: shows at once where it belongs and was read, and below the post it answers. */
export function insertOwnStatus(status: Status): void {
  entityStore.ingestStatus(status)
  for (const key of timelinesOf(status)) {
    const feed = getFeed(key)
    if (feed.getState().isLoaded) feed.dispatch({ type: 'ownStatusPosted', entry: toTimelineEntry(status) })
  }
  insertOwnReply(status)
}
