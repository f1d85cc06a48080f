import { fetchConversations, markConversationRead, type Conversation } from '@skein/api'
import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { usePreviousRender } from '../../lib/use-previous-render.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { getSession, useSession } from '../../model/session.ts'
import { onStreamedNotification, useStreamStatus } from '../../model/streaming.ts'
import { pagedQuery } from '../paged-list/index.ts'
import { countUnread, withRead, type ConversationEntry, type ConversationPages } from './rules/pages.ts'

/** What is listed, for the cache of answers; the viewer comes after it. */
export const about = ['conversations'] as const

/** How often conversations are asked for while the server does not tell of news by itself, milliseconds. */
const pollMs = 20_000

function keep({ id, accounts, lastStatus, isUnread }: Conversation): ConversationEntry {
  return {
    id,
    accountIds: accounts.map((account) => entityStore.ingestAccount(account)),
    lastStatusId: lastStatus === null ? null : entityStore.ingestStatus(lastStatus),
    isUnread,
  }
}

/** A page of conversations, the one with the newest post first. */
export async function fetchPage(maxId: string | null, signal: AbortSignal) {
  const { items, next } = await fetchConversations(getClient(), { maxId, signal })
  return { items: items.map(keep), next }
}

/** How many conversations are unread, of those that were fetched; it is asked again when somebody writes to the viewer. */
export function useUnreadCount(): number {
  const { viewerId } = useSession()
  const queryClient = useQueryClient()
  const isLive = useStreamStatus() === 'joined'
  const { data } = useInfiniteQuery({
    ...pagedQuery(about, viewerId, fetchPage),
    refetchInterval: isLive ? false : pollMs,
    select: countUnread,
  })
  useEffect(
    () =>
      onStreamedNotification((id) => {
        const { statusId = null } = entityStore.notifications.get(id) ?? {}
        const status = statusId === null ? undefined : entityStore.statuses.get(statusId)
        if (status?.scope === 'direct') void queryClient.invalidateQueries({ queryKey: [...about, viewerId] })
      }),
    [queryClient, viewerId],
  )
  const wasLive = usePreviousRender(isLive)
  useEffect(() => {
    // What came while nobody asked and nobody told.
    if (wasLive !== isLive) void queryClient.invalidateQueries({ queryKey: [...about, viewerId] })
  }, [queryClient, viewerId, wasLive, isLive])
  return data ?? 0
}

interface Reading {
  readonly queryClient: QueryClient
  readonly conversation: ConversationEntry
  /** Who is in it, for the notice. */
  readonly names: string
  readonly reasonOf: (error: unknown) => string
}

/** Marks a conversation as read: at once, and back again when the server refuses. Never rejects. */
export async function markRead({ queryClient, conversation, names, reasonOf }: Reading): Promise<void> {
  if (!conversation.isUnread) return
  const { viewerId } = getSession()
  const queryKey = [...about, viewerId]
  const mark = (isRead: boolean) =>
    queryClient.setQueryData<ConversationPages>(
      queryKey,
      (data) => data && withRead(data, conversation.id, isRead),
    )
  // What is on its way has it unread still.
  await queryClient.cancelQueries({ queryKey })
  mark(true)
  try {
    await markConversationRead(getClient(), conversation.id)
    // Who came back to the list in the meantime was told that it is unread still.
    if (getSession().viewerId === viewerId) mark(true)
  } catch (error) {
    if (getSession().viewerId !== viewerId) return
    mark(false)
    notify({
      messageKey: 'directMessages.markReadFailed',
      messageArgs: { names, reason: reasonOf(error) },
      timeout: noticeMs.error,
    })
  }
}
