import { answerFollowRequest, dismissNotification, markNotificationsRead, type AccountId } from '@skein/api'
import type { NotificationRow } from '@skein/store'
import type { QueryClient } from '@tanstack/react-query'

import type { useT } from '../../i18n/index.ts'
import { createBusyKeys } from '../../model/busy-keys.ts'
import { getClient } from '../../model/client.ts'
import { countingFollows, entityStore } from '../../model/entities.ts'
import { failureText, noticeMs, notify } from '../../model/notices.ts'
import { getSession } from '../../model/session.ts'
import { about, patchCount } from './requests.ts'
import { isUsedUp, placeOf, withoutRequest, withRequestBack, type RequestPages } from './rules/pages.ts'

type Translate = ReturnType<typeof useT>

export interface Answering {
  readonly queryClient: QueryClient
  readonly id: AccountId
  readonly t: Translate
  readonly isApproved: boolean
}

/** What of an answer is on screen before the server has it. */
export interface ShownAnswer {
  /** The server has it. */
  keep(): void
  /** The server never gets it. */
  drop(): void
}

/** Whose answer is on its way. */
const busy = createBusyKeys()

export const useIsAnswering = (id: AccountId): boolean => busy.useHas(id)
export const isAnswering = (id: AccountId): boolean => busy.has(id)

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

/** [FREQ-02] Shows at once; what the server refuses comes back. */
function showApproval({ queryClient, id }: Answering): ShownAnswer {
  const putBack = takeOut(queryClient, id)
  const told = notificationsOf(id)
  const patches = [
    patchCount((count) => count - 1),
    ...told.map((row) => entityStore.notifications.patch(row.id, { type: 'follow', isSeen: true })),
  ]
  return {
    keep: () => {
      for (const patch of patches) patch?.settle()
      // Failing is no harm: the next "mark all" says it again.
      for (const { id: at } of told) markNotificationsRead(getClient(), { id: at }).catch(() => undefined)
    },
    drop: () => {
      for (const patch of patches) patch?.drop()
      putBack()
    },
  }
}

/** [FREQ-03] Shows when the server has confirmed it: they cannot be asked to ask again. */
const showDenial = ({ queryClient, id }: Answering): ShownAnswer => ({
  keep: () => {
    takeOut(queryClient, id)
    patchCount((count) => count - 1)?.settle()
    for (const { id: at } of notificationsOf(id)) {
      entityStore.notifications.remove(at)
      // Some servers have dismissed it themselves.
      dismissNotification(getClient(), at).catch(() => undefined)
    }
  },
  drop: () => undefined,
})

export const show = (answering: Answering): ShownAnswer =>
  answering.isApproved ? showApproval(answering) : showDenial(answering)

/** The words for an answer, as a notice. */
export const saidOf = ({ id, isApproved }: Answering) =>
  ({
    level: 'success',
    messageKey: isApproved ? 'followRequests.approved' : 'followRequests.denied',
    messageArgs: { name: entityStore.accounts.get(id)?.displayName ?? '' },
  }) as const

/** Tells the server; what it refuses is said, and is as it was. Never rejects; answers whether the server has it. */
export async function send(answering: Answering, shown: ShownAnswer): Promise<boolean> {
  const { id, t, queryClient, isApproved } = answering
  const { viewerId } = getSession()
  const { messageArgs } = saidOf(answering)
  busy.note(id, true)
  try {
    const relationship = await answerFollowRequest(getClient(), id, isApproved)
    countingFollows(id, () => entityStore.ingestRelationship(relationship))
    shown.keep()
    askForMore(queryClient)
    return true
  } catch (error) {
    if (getSession().viewerId !== viewerId) return false
    shown.drop()
    const messageKey = isApproved ? 'followRequests.approveFailed' : 'followRequests.denyFailed'
    const reason = failureText(error, t)
    notify({ messageKey, messageArgs: { ...messageArgs, reason }, timeout: noticeMs.error })
    return false
  } finally {
    busy.note(id, false)
  }
}

/** Answers somebody who asks to follow, and says so. Never rejects. */
export async function answerRequest(answering: Answering): Promise<void> {
  if (busy.has(answering.id)) return
  const said = saidOf(answering)
  if (await send(answering, show(answering))) notify({ ...said, timeout: noticeMs.success })
}
