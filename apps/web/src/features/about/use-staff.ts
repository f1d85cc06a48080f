import { fetchInstance, fetchAccountByName, type AccountId } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'

/** One of the staff: an account, or the address of somebody who could not be asked for. */
export type StaffMember = { readonly id: AccountId } | { readonly address: string }

/** `https://fen.example/users/odile` and `https://fen.example/@odile` are about the same name. */
const nameIn = (address: string) => (address.replace(/\/+$/, '').split('/').pop() ?? '').replace(/^@/, '')

async function fetchMember(address: string, signal: AbortSignal): Promise<AccountId> {
  return entityStore.ingestAccount(await fetchAccountByName(getClient(), nameIn(address), { signal }))
}

/** Servers that name no staff name somebody to turn to. */
async function fetchContact(signal: AbortSignal): Promise<readonly StaffMember[]> {
  const { contact_account: contact } = await fetchInstance(getClient(), { signal })
  return contact == null ? [] : [{ id: entityStore.ingestAccount(contact) }]
}

async function fetchStaff(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<readonly StaffMember[]> {
  if (addresses.length === 0) return fetchContact(signal)
  const found = await Promise.allSettled(addresses.map((address) => fetchMember(address, signal)))
  const [failure] = found.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (found.every(({ status }) => status === 'rejected')) throw failure
  return found.map((each, index) =>
    each.status === 'fulfilled' ? { id: each.value } : { address: addresses[index] ?? '' },
  )
}

/** Those who look after the server. */
export function useStaff() {
  const { staffAccounts } = useInstance().facts
  const { viewerId } = useSession()
  return useQuery({
    queryKey: ['staff', viewerId, staffAccounts],
    queryFn: ({ signal }) => fetchStaff(staffAccounts, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
