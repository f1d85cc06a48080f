import { answerFollowRequest, dismissNotification, markNotificationsRead, type AccountId } from '@skein/api'
import type { NotificationRow } from '@skein/store'
import type { QueryClient } from '@tanstack/react-query'

import type { useT } from '../../i18n/index.ts'
import { createBusyKeys } from '../../model/busy-keys.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { failureText, noticeMs, notify } from '../../model/notices.ts'
import { getSession } from '../../model/session.ts'
import { about, patchCount } from './requests.ts'
import { isUsedUp, placeOf, withoutRequest, withRequestBack, type RequestPages } from './rules/pages.ts'

type Translate = ReturnType<typeof useT>

/** Whose answer is on its way. */
const busy = createBusyKeys()

export function useIsAnswering(id: AccountId): boolean {
  return busy.useHas(id)
}

/** Where somebody's request was told of. */
function notificationsOf(id: AccountId): readonly NotificationRow[] {
  const { notifications } = entityStore
  return [...notifications.keys()].flatMap((key) => {
    const row = notifications.get(key)
    return row?.type === 'follow_request' && row.accountId === id ? [row] : []
  })
}

/** Takes somebody out of the list; answers with the way back. */
function takeOut(queryClient: QueryClient, id: AccountId): () => void {
  const queryKey = [...about, getSession().viewerId]
  // What is on its way still has them.
  void queryClient.cancelQueries({ queryKey })
  const data = queryClient.getQueryData<RequestPages>(queryKey)
  const place = data && placeOf(data, id)
  if (data === undefined || place == null) return () => undefined
  queryClient.setQueryData<RequestPages>(queryKey, withoutRequest(data, id))
  return () =>
    queryClient.setQueryData<RequestPages>(queryKey, (now) => now && withRequestBack(now, id, place))
}

function askForMore(queryClient: QueryClient): void {
  const queryKey = [...about, getSession().viewerId]
  const data = queryClient.getQueryData<RequestPages>(queryKey)
  if (data !== undefined && isUsedUp(data)) void queryClient.invalidateQueries({ queryKey })
}

interface Answering {
  readonly queryClient: QueryClient
  readonly id: AccountId
  readonly t: Translate
}

/** [FREQ-02] At once; what the server refuses comes back. */
async function approve({ queryClient, id }: Answering): Promise<void> {
  const putBack = takeOut(queryClient, id)
  const told = notificationsOf(id)
  const patches = [
    patchCount((count) => count - 1),
    ...told.map((row) => entityStore.notifications.patch(row.id, { type: 'follow', isSeen: true })),
  ]
  try {
    entityStore.ingestRelationship(await answerFollowRequest(getClient(), id, true))
  } catch (error) {
    for (const patch of patches) patch?.drop()
    putBack()
    throw error
  }
  for (const patch of patches) patch?.settle()
  // Failing is no harm: the next "mark all" says it again.
  for (const { id: at } of told) markNotificationsRead(getClient(), { id: at }).catch(() => undefined)
}

/** [FREQ-03] When the server has confirmed it: they cannot be asked to ask again. */
async function deny({ queryClient, id }: Answering): Promise<void> {
  const { viewerId } = getSession()
  entityStore.ingestRelationship(await answerFollowRequest(getClient(), id, false))
  if (getSession().viewerId !== viewerId) return
  takeOut(queryClient, id)
  patchCount((count) => count - 1)?.settle()
  for (const { id: at } of notificationsOf(id)) {
    entityStore.notifications.remove(at)
    // Some servers have dismissed it themselves.
    dismissNotification(getClient(), at).catch(() => undefined)
  }
}

/** Answers somebody who asks to follow, and says so. Never rejects. */
export async function answerRequest(answering: Answering, isApproved: boolean): Promise<void> {
  const { id, t, queryClient } = answering
  if (busy.has(id)) return
  const { viewerId } = getSession()
  const name = entityStore.accounts.get(id)?.displayName ?? ''
  busy.note(id, true)
  try {
    await (isApproved ? approve(answering) : deny(answering))
    if (getSession().viewerId !== viewerId) return
    const messageKey = isApproved ? 'followRequests.approved' : 'followRequests.denied'
    notify({ level: 'success', messageKey, messageArgs: { name }, timeout: noticeMs.success })
    askForMore(queryClient)
  } catch (error) {
    if (getSession().viewerId !== viewerId) return
    const messageKey = isApproved ? 'followRequests.approveFailed' : 'followRequests.denyFailed'
    notify({ messageKey, messageArgs: { name, reason: failureText(error, t) }, timeout: noticeMs.error })
  } finally {
    busy.note(id, false)
  }
}
