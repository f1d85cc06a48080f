import { comparableHandle, setDomainBlocked } from '@skein/api'

import { aloneForViewer } from '../../model/alone-for-viewer.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'

/** In the letters of an address; undefined for people of this server. */
const hostOf = (acct: string): string | undefined => comparableHandle(acct).split('@')[1]

/**
 * Blocks or unblocks everything of a server for the viewer, and notes it for every known person there.
 * @param host as in an address, such as `xn--bcher-kva.example`
 * @throws ApiError
 */
export async function setServerBlocked(host: string, isOn: boolean): Promise<void> {
  // Akkoma writes the whole list for each change, and would lose one of two.
  await aloneForViewer('blocked-servers', () => setDomainBlocked(getClient(), host, isOn))
  const { accounts, relationships } = entityStore
  const blocked = hostOf(`@${host}`)
  for (const id of accounts.keys()) {
    const isThere = hostOf(accounts.get(id)?.acct ?? '') === blocked
    if (!isThere || relationships.get(id) === undefined) continue
    relationships.patch(id, { domainBlocking: isOn }).settle()
  }
}
