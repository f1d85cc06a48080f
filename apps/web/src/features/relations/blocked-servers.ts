import { comparableHandle, fetchBlockedDomains, setDomainBlocked } from '@skein/api'

import { aloneForViewer } from '../../model/alone-for-viewer.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { changeOrLook } from '../../model/uncertain.ts'

/** Maximum pages that are searched for a server; Akkoma sends everything in one. */
const mostPages = 25

/** In the letters of an address; undefined for people of this server. */
const hostOf = (acct: string): string | undefined => comparableHandle(acct).split('@')[1]

/** Whether the viewer blocks a server, as the server has it now. @throws ApiError */
async function isBlockedNow(host: string): Promise<boolean> {
  let maxId: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const { items, next }: Awaited<ReturnType<typeof fetchBlockedDomains>> = await fetchBlockedDomains(
      getClient(),
      { maxId },
    )
    if (items.includes(host)) return true
    if (next === null || next === maxId) return false
    maxId = next
  }
  throw new Error('Too many blocked servers to search')
}

/**
 * Blocks or unblocks everything of a server for the viewer, and notes it for every known person there.
 * @param host as in an address, such as `xn--bcher-kva.example`
 * @throws ApiError
 */
export async function setServerBlocked(host: string, isOn: boolean): Promise<void> {
  // Akkoma writes the whole list for each change, and would lose one of two.
  await aloneForViewer('blocked-servers', () =>
    changeOrLook(
      () => setDomainBlocked(getClient(), host, isOn),
      async () => ((await isBlockedNow(host)) === isOn ? { value: undefined } : null),
    ),
  )
  const { accounts, relationships } = entityStore
  const blocked = hostOf(`@${host}`)
  for (const id of accounts.keys()) {
    const isThere = hostOf(accounts.get(id)?.acct ?? '') === blocked
    if (!isThere || relationships.get(id) === undefined) continue
    relationships.patch(id, { domainBlocking: isOn }).settle()
  }
}
