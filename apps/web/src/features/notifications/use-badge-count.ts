import type { NotificationId } from '@skein/api'
import { useEffect, useSyncExternalStore } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useSetting } from '../../model/settings.ts'
import { actorOf, isFollowed, learnFollowed } from './followed.ts'
import { useQuiet } from './quiet.ts'
import { onNotificationChange, unseenOf, useShownNotificationIds } from './use-notifications.ts'

const none: readonly NotificationId[] = []

/** Calls back when one of them changes, or what their people are to the viewer. Returns the way to stop. */
function onPeopleChange(ids: readonly NotificationId[], listener: () => void): () => void {
  const people = new Set(ids.map(actorOf))
  const stops = [...people].map((id) => id && entityStore.relationships.subscribe(id, listener))
  const stop = onNotificationChange(ids, listener)
  return () => {
    stop()
    for (const each of stops) each?.()
  }
}

/**
 * The number that the icons have: nothing while it is quiet, only notifications of people the viewer follows while
 * nobody else rings.
 * @param waiting how much waits to be looked at, whoever it is of
 */
export function useBadgeCount(waiting: number): number {
  const { quietUntil, followedUntil } = useQuiet()
  const isOnlyFollowed = followedUntil !== null
  const visibility = useSetting('notificationVisibility')
  const known = useShownNotificationIds()
  const ids = isOnlyFollowed ? known : none
  useEffect(() => {
    void learnFollowed(unseenOf(ids, visibility).map(actorOf))
  }, [ids, visibility])
  const followed = useSyncExternalStore(
    (listener) => onPeopleChange(ids, listener),
    () => unseenOf(ids, visibility).filter((id) => isFollowed(actorOf(id))).length,
  )
  if (quietUntil !== null) return 0
  return isOnlyFollowed ? followed : waiting
}
