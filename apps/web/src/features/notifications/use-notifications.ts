import { isApiError } from '@skein/api'
import type { AccountId, NotificationId } from '@skein/api'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { together } from '../../lib/together.ts'
import { usePreviousRender } from '../../lib/use-previous-render.ts'
import { entityStore } from '../../model/entities.ts'
import { onGone, useDismissed } from '../../model/outbox-dismissing.ts'
import { useSession } from '../../model/session.ts'
import { useSetting, type SettingValue } from '../../model/settings.ts'
import { onStreamedNotification, useStreamStatus } from '../../model/streaming.ts'
import { limits } from './limits.ts'
import { isTypeVisible } from './rules/visible-types.ts'
import { addNewest, addOlder, emptyList, without, type NotificationList } from './rules/notification-list.ts'
import { fetchNewest, fetchOlder, fetchRest, isFull, tellFailure } from './fetch.ts'
import { keepList, readKeptList } from './kept-list.ts'
import { markAllSeen } from './seen.ts'

export interface Notifications {
  ids: readonly NotificationId[]
  isAtEnd: boolean
  /** A first page has arrived. */
  isLoaded: boolean
  error: unknown
  /** What is shown was kept, and why there is nothing newer. */
  old: NotificationList['old'] | null
  isRetrying: boolean
  retry: () => void
  older: { isLoading: boolean; error: unknown; load: () => void }
  /** So many are shown where all that is shown is in the document [NOTIF-10]. */
  limit: number
  raiseLimit: () => void
  /** @param ids those up to which, newest first; left out: all */
  markAllSeen: (ids?: readonly NotificationId[]) => void
}

type QueryKey = readonly ['notifications', AccountId | null]

/** Those who show a list, by its key. */
const followers = new Map<string, { count: number; readonly stop: () => void }>()

/** Takes what the socket brings into a list, and takes out what the server no longer has: once, however many show it. */
function follow(queryClient: QueryClient, queryKey: QueryKey): () => void {
  const key = queryKey.join(' ')
  const known = followers.get(key)
  if (known === undefined) followers.set(key, { count: 1, stop: keepUp(queryClient, queryKey) })
  else known.count += 1
  return () => {
    const follower = followers.get(key)
    if (follower === undefined) return
    follower.count -= 1
    if (follower.count > 0) return
    followers.delete(key)
    follower.stop()
  }
}

function keepUp(queryClient: QueryClient, queryKey: QueryKey): () => void {
  const stops = [
    onStreamedNotification((id) =>
      queryClient.setQueryData<NotificationList>(
        queryKey,
        (now) => now && addNewest(now, { items: [id], next: null }),
      ),
    ),
    onGone((gone) => {
      const now = queryClient.getQueryData<NotificationList>(queryKey) ?? emptyList
      const left = without(now, gone)
      if (left === now) return
      queryClient.setQueryData<NotificationList>(queryKey, left)
      // There may be older ones, which nothing that is known leads to any more.
      if (left.ids.length === 0 && !left.isAtEnd) void queryClient.refetchQueries({ queryKey })
    }),
  ]
  // Without a network no socket may have been opened that could tell that it is back.
  const look = () => void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
  window.addEventListener('online', look)
  return () => {
    window.removeEventListener('online', look)
    for (const stop of stops) stop()
  }
}

function useNotificationQuery() {
  const { viewerId } = useSession()
  const queryClient = useQueryClient()
  const queryKey = useMemo((): QueryKey => ['notifications', viewerId], [viewerId])
  const isLive = useStreamStatus() === 'joined'
  const query = useQuery<NotificationList>({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = () => queryClient.getQueryData<NotificationList>(queryKey)
      // Of what was kept the server may have less by now.
      const current = () => {
        const list = known() ?? emptyList
        return list.old === undefined ? list : emptyList
      }
      try {
        const { ids } = current()
        const page = await fetchNewest(ids, signal)
        const list = addNewest(current(), page)
        if (ids.length > 0 || !isFull(page)) return list
        queryClient.setQueryData<NotificationList>(queryKey, list)
        return addOlder(current(), await fetchRest(page, signal))
      } catch (error) {
        tellFailure(error)
        const kept = known() === undefined && !isApiError(error, 'aborted') ? await readKeptList(error) : null
        if (kept === null) throw error
        return kept
      }
    },
    enabled: viewerId !== null,
    // [RT-08] What the socket brings need not be asked for.
    refetchInterval: isLive ? false : limits.pollMs,
    // It does not tell what was read elsewhere.
    refetchOnWindowFocus: 'always',
    structuralSharing: false,
  })
  useEffect(() => follow(queryClient, queryKey), [queryClient, queryKey])
  useEffect(() => {
    if (query.data !== undefined) keepList(query.data)
  }, [query.data])
  const wasLive = usePreviousRender(isLive)
  useEffect(() => {
    // What came while nobody asked and nobody told.
    if (wasLive !== isLive) void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
  }, [queryClient, queryKey, wasLive, isLive])
  const dismissed = useDismissed()
  const known = query.data?.ids ?? emptyList.ids
  const shownIds = useMemo(
    () => (dismissed.size === 0 ? known : known.filter((id) => !dismissed.has(id))),
    [known, dismissed],
  )
  return { query, queryClient, queryKey, shownIds }
}

/** The viewer's notifications: asked for every 20 s while somebody shows them [LIM-01], older ones on request. */
export function useNotifications(): Notifications {
  const { query, queryClient, queryKey, shownIds } = useNotificationQuery()
  const [older, setOlder] = useState<{ isLoading: boolean; error: unknown }>({
    isLoading: false,
    error: null,
  })
  const [limit, setLimit] = useState<number>(limits.shownAtFirst)
  const raiseLimit = () => setLimit(limit + limits.pageSize)
  const list = query.data ?? emptyList

  async function loadOlder() {
    const maxId = list.ids.at(-1)
    if (older.isLoading || list.isAtEnd || maxId === undefined) return
    raiseLimit()
    setOlder({ isLoading: true, error: null })
    try {
      const page = await fetchOlder(maxId)
      queryClient.setQueryData<NotificationList>(queryKey, (now) => addOlder(now ?? emptyList, page))
      setOlder({ isLoading: false, error: null })
    } catch (error) {
      setOlder({ isLoading: false, error })
    }
  }

  return {
    ids: shownIds,
    isAtEnd: list.isAtEnd,
    isLoaded: query.data !== undefined,
    error: query.data === undefined ? query.error : null,
    old: list.old ?? null,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    older: { ...older, load: () => void loadOlder() },
    limit,
    raiseLimit,
    markAllSeen: (ids = list.ids) => {
      // [NOTIF-13]
      setLimit(limits.shownAtFirst)
      // a look that is under way still has them unseen
      void queryClient.cancelQueries({ queryKey })
      void markAllSeen(ids)
    },
  }
}

/**
 * The known notifications, newest first; null before a first answer. Dismissed ones are among them: one that is taken
 * back has not arrived.
 */
export function useNotificationIds(): readonly NotificationId[] | null {
  return useNotificationQuery().query.data?.ids ?? null
}

/** The known notifications that are not dismissed, newest first. */
export const useShownNotificationIds = (): readonly NotificationId[] => useNotificationQuery().shownIds

/** Calls back when some of them have changed. Returns the way to stop. */
export function onNotificationChange(ids: readonly NotificationId[], listener: () => void): () => void {
  const change = together(listener)
  const stops = ids.map((id) => entityStore.notifications.subscribe(id, change))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Of some notifications those that are not seen yet, of the types that are shown. */
export const unseenOf = (
  ids: readonly NotificationId[],
  visibility: SettingValue<'notificationVisibility'>,
): readonly NotificationId[] =>
  ids.filter((id) => {
    const notification = entityStore.notifications.get(id)
    return notification?.isSeen === false && isTypeVisible(notification.type, visibility)
  })

/** Those whose number can change: what the server has as seen stays so. */
const unreadBefore = (ids: readonly NotificationId[]) =>
  ids.filter((id) => entityStore.notifications.getBase(id)?.isSeen === false)

/** How many of the known notifications are not seen yet, of the types that are shown. */
export function useUnseenCount(): number {
  const visibility = useSetting('notificationVisibility')
  const ids = useShownNotificationIds()
  return useSyncExternalStore(
    useCallback((listener) => onNotificationChange(unreadBefore(ids), listener), [ids]),
    () => unseenOf(ids, visibility).length,
  )
}
