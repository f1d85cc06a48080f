import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { onStreamedNotification } from '../../model/streaming.ts'
import { pagedQuery } from '../paged-list/index.ts'
import { about, fetchRequests } from './requests.ts'

/** [FREQ-06] Asks who wants to follow, for members who approve their followers, and again when somebody new does. */
export function WatchRequests() {
  const { viewerId, viewer } = useSession()
  const queryClient = useQueryClient()
  const isLocked = viewer?.isLocked === true
  useInfiniteQuery({
    ...pagedQuery(about, viewerId, fetchRequests),
    enabled: isLocked,
    notifyOnChangeProps: [],
  })
  useEffect(
    () =>
      isLocked
        ? onStreamedNotification((id) => {
            if (entityStore.notifications.get(id)?.type === 'follow_request')
              void queryClient.invalidateQueries({ queryKey: [...about, viewerId] })
          })
        : undefined,
    [isLocked, queryClient, viewerId],
  )
  return null
}
