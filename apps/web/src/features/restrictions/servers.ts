import { fetchBlockedDomains, fetchPeers } from '@skein/api'
import { useQuery, type QueryClient } from '@tanstack/react-query'

import type { useT } from '../../i18n/index.ts'
import { createBusyKeys } from '../../model/busy-keys.ts'
import { getClient } from '../../model/client.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { getSession, useSession } from '../../model/session.ts'
import { setServerBlocked } from '../relations/index.ts'
import { runBatch } from './batch.ts'
import { changePages, usePages, type Pages } from './pages.ts'
import { toHosts, type Host } from './rules/hosts.ts'

/** Hosts whose change is under way. */
const busy = createBusyKeys()

export const useIsChanging = (host: string): boolean => busy.useHas(host)

/** The hosts of the servers that the viewer blocks, as the server spells them: it removes only an exact match. */
export const useServers = (): Pages<string> =>
  usePages<string>('servers', (maxId, signal) => fetchBlockedDomains(getClient(), { maxId, signal }))

/**
 * The servers that the viewer's own knows, requested once.
 * @param isWanted whether something was typed that can be completed
 */
export function useKnownServers(isWanted: boolean): {
  readonly hosts: readonly Host[] | undefined
  readonly hasFailed: boolean
} {
  const { viewerId } = useSession()
  const { data, isError } = useQuery({
    queryKey: ['known-servers', viewerId],
    queryFn: async ({ signal }) => {
      const names = await fetchPeers(getClient(), { signal })
      // In a task of its own: reading tens of thousands of names was one already.
      await new Promise((resolve) => setTimeout(resolve))
      return toHosts(names)
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    // To compare tens of thousands of names takes longer than to keep the new ones.
    structuralSharing: false,
  })
  return { hosts: data, hasFailed: isError }
}

export interface ServerChange {
  readonly queryClient: QueryClient
  readonly host: string
  /** The host in the letters people read. */
  readonly name: string
  readonly isOn: boolean
  readonly t: ReturnType<typeof useT>
}

/** Blocks or unblocks a server and says so; unblocking can be undone. Answers whether it is done. Never rejects. */
export async function changeServer(change: ServerChange): Promise<boolean> {
  const { queryClient, host, name: domain, isOn, t } = change
  if (busy.has(host)) return false
  const { viewerId } = getSession()
  busy.note(host, true)
  try {
    await setServerBlocked(host, isOn)
  } catch (error) {
    if (getSession().viewerId === viewerId)
      notify({
        messageKey: isOn ? 'relations.failed.blockDomain' : 'relations.failed.unblockDomain',
        messageArgs: { domain, reason: failureText(error, t) },
        timeout: noticeMs.error,
      })
    return false
  } finally {
    busy.note(host, false)
  }
  if (getSession().viewerId !== viewerId) return false
  changePages(queryClient, 'servers', host, isOn)
  notify({
    level: 'success',
    messageKey: isOn ? 'relations.done.domainBlocked' : 'relations.done.domainUnblocked',
    messageArgs: { domain },
    timeout: isOn ? noticeMs.success : undoMs,
    undo: isOn ? null : () => void changeServer({ ...change, isOn: true }),
  })
  return true
}

/** Unblocks several servers. */
export function liftServers(queryClient: QueryClient, hosts: readonly string[]): void {
  const change = (isOn: boolean) => async (host: string) => {
    try {
      await setServerBlocked(host, isOn)
      changePages(queryClient, 'servers', host, isOn)
      return null
    } catch (error) {
      return error
    }
  }
  const restore = (done: readonly string[]) =>
    void runBatch({ kind: 'servers', way: 'restore', items: done, run: change(true) })
  void runBatch({ kind: 'servers', way: 'lift', items: hosts, run: change(false), undo: restore })
}
