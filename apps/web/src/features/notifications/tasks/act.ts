import type { NotificationId, StatusId } from '@skein/api'

import { entityStore } from '../../../model/entities.ts'
import { notify, undoMs } from '../../../model/notices.ts'
import { markAllDone, markTasks, quietPost } from '../../../model/tasks.ts'
import { markAllSeen, markSeen } from '../seen.ts'
import { beforeLeaving } from './leaving.ts'

const see = (ids: readonly NotificationId[]) => {
  for (const id of ids) void markSeen(id)
}

/**
 * They are finished: they leave the list, and are seen.
 * @param left how many rows of the list are still to do then
 */
export function finish(ids: readonly NotificationId[], left: number): void {
  beforeLeaving.emit()
  see(ids)
  notify({
    level: 'success',
    messageKey: 'notifications.tasks.done',
    messageArgs: { left },
    timeout: undoMs,
    undo: markTasks(ids, { kind: 'done' }),
  })
}

/** All up to the newest is finished, what is not loaded too, but for what was put off. */
export function finishAll(ids: readonly NotificationId[], openIds: readonly NotificationId[]): void {
  void markAllSeen(ids)
  const times = ids.map((id) => Date.parse(entityStore.notifications.get(id)?.createdAt ?? '') || 0)
  notify({
    level: 'success',
    messageKey: 'notifications.tasks.allDone',
    messageArgs: { count: openIds.length },
    timeout: undoMs,
    undo: markAllDone(
      times.reduce((latest, at) => Math.max(latest, at), 0),
      openIds,
    ),
  })
}

/** They are put off until a moment, or until somebody else replies. */
export function putOff(ids: readonly NotificationId[], until: number | 'reply', when: string): void {
  beforeLeaving.emit()
  see(ids)
  notify({
    level: 'info',
    messageKey: until === 'reply' ? 'notifications.tasks.untilReply' : 'notifications.tasks.until',
    messageArgs: { when },
    timeout: undoMs,
    undo: markTasks(ids, { kind: 'snoozed', until }),
  })
}

/** They are open again. */
export const reopen = (ids: readonly NotificationId[]): void => void markTasks(ids, { kind: 'open' })

/** Favourites and repeats of a post are left out from now on; replies stay. */
export function hush(statusId: StatusId): void {
  beforeLeaving.emit()
  notify({
    level: 'info',
    messageKey: 'notifications.tasks.quiet',
    timeout: undoMs,
    undo: quietPost(statusId, true),
  })
}
