import type { NotificationId, StatusId } from '@skein/api'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

import { entityStore } from '../../model/entities.ts'
import { onPosted } from '../../model/own-posts.ts'
import { matchRoute } from '../../model/routes.ts'
import { getSetting } from '../../model/settings.ts'
import { markTasks } from '../../model/tasks.ts'
import { markSeen } from './seen.ts'
import { useNotificationIds } from './use-notifications.ts'

/** Who opens a post or answers it has seen what came of it; what is answered is done. */
export function WatchReading() {
  const ids = useNotificationIds()
  const [path] = useLocation()
  const about = (statusId: StatusId): readonly NotificationId[] =>
    (ids ?? []).filter((id) => entityStore.notifications.get(id)?.statusId === statusId)

  const open = useEffectEvent((statusId: StatusId) => about(statusId).forEach((id) => void markSeen(id)))
  const areKnown = ids !== null
  useEffect(() => {
    const match = matchRoute(path)
    if (areKnown && match.name === 'conversation') open(match.params.id as StatusId)
  }, [path, areKnown])

  const answer = useEffectEvent((statusId: StatusId) => {
    const answered = about(statusId)
    for (const id of answered) void markSeen(id)
    if (answered.length > 0 && getSetting('notificationTasks')) markTasks(answered, { kind: 'done' })
  })
  useEffect(
    () =>
      onPosted(({ inReplyToId }) => {
        if (inReplyToId !== null) answer(inReplyToId)
      }),
    [],
  )
  return null
}
