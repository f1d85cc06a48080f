import { fetchAccount, type AccountId } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { page } from 'vitest/browser'

import { getClient } from '../../../model/client.ts'
import { entityStore, useAccount } from '../../../model/entities.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { Notices } from '../../notices/index.ts'
import { PersonActions, PrivateNote, RelationTags } from '../index.ts'

export const mira = 'id-mira' as AccountId

/** What the two are to each other, as a server writes it. */
export const relation = (change: object = {}) => ({
  id: mira,
  following: false,
  followed_by: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  requested: false,
  subscribing: false,
  showing_reblogs: true,
  domain_blocking: false,
  note: '',
  ...change,
})

function Person() {
  const account = useAccount(mira)
  return (
    <>
      {account !== undefined && (
        <>
          <PersonActions account={account} />
          <RelationTags id={mira} />
          <PrivateNote account={account} />
        </>
      )}
      <Notices />
    </>
  )
}

/** Somebody on the screen, who is this to the viewer. */
export async function meet(server: FakeServer, now: object = {}, account: object = {}) {
  const relationship = relation(now)
  const before = server.reply
  server.reply = () => wireAccount({ display_name: 'Mira', pleroma: { relationship }, ...account })
  entityStore.ingestAccount(await fetchAccount(getClient(), mira))
  server.reply = before
  server.calls.length = 0
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return show(
    <QueryClientProvider client={queryClient}>
      <Person />
    </QueryClientProvider>,
  )
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

export const path = (call: string) => `POST /api/v1/accounts/${mira}/${call}`
