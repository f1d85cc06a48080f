import { fetchFollowRequests, type AccountId } from '@skein/api'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { pendingCount } from './rules/pages.ts'

/** What is listed, for the cache of answers; the viewer comes after it. */
export const about = ['follow-requests'] as const

/** Changes how many requests wait; the viewer's own row is the owner of it. */
export function patchCount(change: (count: number) => number) {
  const { viewerId } = getSession()
  if (viewerId === null) return null
  return entityStore.accounts.patch(viewerId, ({ own }) =>
    own ? { own: { ...own, followRequestsCount: Math.max(0, change(own.followRequestsCount)) } } : {},
  )
}

/** A page of those who ask to follow; the first one says how many wait, where the server did not. */
export async function fetchRequests(maxId: string | null, signal: AbortSignal) {
  const { viewerId } = getSession()
  const { items, next, dropped } = await fetchFollowRequests(getClient(), { maxId, signal })
  const ids: AccountId[] = items.map((account) => entityStore.ingestAccount(account))
  const shown = ids.length + dropped
  if (maxId === null && getSession().viewerId === viewerId)
    patchCount((told) => pendingCount(told, shown, next !== null && shown > 0))?.settle()
  return { items: ids, next }
}
