import type { StatusId } from '@skein/api'
import { ancestorsOf, compareIds, type ThreadForest, type TreeDisplay } from '@skein/store'
import { useEffect, useState } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import {
  holdVisit,
  keepDisplay,
  noteVisit,
  recallDisplay,
  sinceLastVisit,
  type ThreadState,
} from '../../model/threads.ts'

/** What was opened and shut in a tree, kept with the history entry. */
export function useDisplay(historyKey: string): [TreeDisplay, (display: TreeDisplay) => void] {
  const [display, setDisplay] = useState(() => recallDisplay(historyKey))
  const change = (next: TreeDisplay) => {
    keepDisplay(historyKey, next)
    setDisplay(next)
  }
  return [display, change]
}

/** Posts of others that came since the viewer's last visit to the thread, in order of time. */
export function useNews(state: ThreadState, historyKey: string): readonly StatusId[] {
  const { viewerId } = useSession()
  const { linear, forest, isLoaded } = state
  const newestId = linear.ids.at(-1)
  const thread = linear.focusId === null ? null : nameOf(forest, linear.focusId)

  const since = viewerId === null || thread === null ? null : sinceLastVisit(historyKey, thread)

  useEffect(holdVisit, [])
  useEffect(() => {
    if (!isLoaded || viewerId === null || thread === null || newestId === undefined) return
    noteVisit(historyKey, thread, newestId)
  }, [isLoaded, viewerId, thread, newestId, historyKey])

  if (since === null) return none
  return linear.ids.filter(
    (id) => compareIds(id, since) > 0 && entityStore.statuses.get(id)?.accountId !== viewerId,
  )
}

const none: readonly StatusId[] = []

/** The server's name of the thread; without one, its first post. */
function nameOf(forest: ThreadForest, focusId: StatusId): string {
  const [top] = ancestorsOf(forest, focusId)
  return entityStore.statuses.get(focusId)?.conversationId ?? top?.id ?? focusId
}
