import type { NotificationId, StatusId } from '@skein/api'

import { entityStore } from '../../../model/entities.ts'
import { getSession } from '../../../model/session.ts'
import type { TaskRow } from '../rules/task-rows.ts'

/** The post of the viewer that a notification's post answers; null where there is none. */
export function ownPostAnsweredBy(id: NotificationId): StatusId | null {
  const statusId = entityStore.notifications.get(id)?.statusId ?? null
  const status = statusId === null ? undefined : entityStore.statuses.get(statusId)
  const { viewerId } = getSession()
  return viewerId !== null && status?.inReplyToAccountId === viewerId ? status.inReplyToId : null
}

/** The post of the viewer that a row is about, or that it answers; null where there is none. */
export const ownPostOf = (row: Exclude<TaskRow, { kind: 'fold' }>): StatusId | null =>
  row.kind === 'post' ? row.group.statusId : ownPostAnsweredBy(row.id)
