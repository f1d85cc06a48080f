import type { StatusId, StreamEvent, TimelineKey } from '@skein/api'

import { entityStore } from '../entities/store.ts'
import { getFeed } from '../timelines.ts'
import { heldFeeds } from '../timelines/registry.ts'
import { showNotification, showStatus } from './stream-status.ts'
import { takeFollowChange } from './take-follow-change.ts'

/** [RT-13] What is in sight says that it was deleted, where it stands; what waits to be shown does not come. */
function takeDeletion(id: StatusId): void {
  if (entityStore.statuses.get(id) !== undefined) entityStore.statuses.patch(id, { isDeleted: true }).settle()
  for (const { feed } of heldFeeds()) {
    const { entries, below } = feed.getState()
    const isShown = [entries, below].some((list) =>
      list.some((entry) => entry.id === id || entry.statusId === id),
    )
    // A repeat that was taken back has nothing to say: what it repeated is not deleted.
    const isRepeat = isShown && entityStore.statuses.get(id)?.repeatOfId != null
    if (!isShown || isRepeat) feed.dispatch({ type: 'statusDeleted', id })
  }
}

/** Puts what a socket told where it belongs [RT-11] [RT-12] [RT-13] [RT-14] [RT-15]. */
export function handleStreamEvent(event: StreamEvent, key: TimelineKey): void {
  switch (event.type) {
    case 'update':
      getFeed(key).receive(event.status)
      showStatus(event.status)
      return
    case 'status.update':
      // A post that nobody here has seen is nothing to change.
      if (entityStore.statuses.get(event.status.id) !== undefined) entityStore.ingestStatus(event.status)
      return
    case 'delete':
      takeDeletion(event.statusId)
      return
    case 'notification':
      showNotification(entityStore.ingestNotification(event.notification))
      return
    case 'pleroma:follow_relationships_update':
      takeFollowChange(event.change)
      return
    case 'filters_changed':
    default:
  }
}
