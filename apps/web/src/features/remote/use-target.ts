import { fetchAccountByName, fetchStatus, isApiError, type AccountId, type StatusId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { useQueryParameter } from '../../lib/use-query-parameter.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { getSession, useSession } from '../../model/session.ts'

/** What somebody wants to act on; `uri` is its address for other servers. */
export type Target =
  | { readonly kind: 'status'; readonly id: StatusId; readonly uri: string }
  | { readonly kind: 'person'; readonly id: AccountId; readonly uri: string }

async function fetchPost(statusId: string, signal: AbortSignal): Promise<Target> {
  const status = await fetchStatus(getClient(), statusId, { signal })
  return { kind: 'status', id: entityStore.ingestStatus(status), uri: status.uri || status.url || '' }
}

async function fetchPerson(nickname: string, signal: AbortSignal): Promise<Target> {
  const account = await fetchAccountByName(getClient(), nickname.replace(/^@/, ''), { signal })
  return { kind: 'person', id: entityStore.ingestAccount(account), uri: account.url }
}

/** Visitors are told of what is for members only. */
function isMissing(error: unknown): boolean {
  if (!isApiError(error, 'http')) return false
  const isMember = getSession().viewerId !== null
  return error.status === 404 || (isMember && (error.status === 401 || error.status === 403))
}

/** Null for what is not here, or not for this viewer. */
async function fetchTarget(statusId: string, nickname: string, signal: AbortSignal): Promise<Target | null> {
  try {
    return await (statusId === '' ? fetchPerson(nickname, signal) : fetchPost(statusId, signal))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What the address names, `?status_id=` or `?nickname=`. [ROUTE-20] */
export function useTarget() {
  const statusId = useQueryParameter('status_id')
  const nickname = useQueryParameter('nickname')
  const { viewerId, status } = useSession()
  const isNamed = statusId !== '' || nickname !== ''
  const query = useQuery({
    queryKey: ['remote target', viewerId, statusId, nickname],
    queryFn: ({ signal }) => fetchTarget(statusId, nickname, signal),
    enabled: isNamed && status !== 'checking',
  })
  return { ...query, isNamed }
}
