import { fetchAccount, type AccountId } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { page } from 'vitest/browser'

import { getClient } from '../../../model/client.ts'
import { entityStore, useAccount } from '../../../model/entities.ts'
import { getInstance, setInstance } from '../../../model/instance.ts'
import { dismiss, getNotices } from '../../../model/notices.ts'
import { setSetting } from '../../../model/settings.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { freshWorld, show, signIn } from '../../../testing/world.tsx'
import { Notices } from '../../notices/index.ts'
import { PersonActions, PrivateNote, RelationTags } from '../index.ts'

export const mira = 'id-mira' as AccountId

const instanceBefore = getInstance()
const settings = ['modalOnUnfollow', 'modalOnMute', 'modalOnBlock'] as const

/** Before each test: a member in front of a fake server. */
export async function arrive(): Promise<FakeServer> {
  const server = freshWorld()
  await signIn(server)
  return server
}

/** After each test: what it changed is as it was. */
export function depart(): void {
  vi.restoreAllMocks()
  setInstance(instanceBefore)
  for (const setting of settings) setSetting(setting, undefined)
  for (const { id } of getNotices()) dismiss(id)
}

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

export const question = () => page.getByRole('dialog')

export const said = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)

export const path = (call: string) => `POST /api/v1/accounts/${mira}/${call}`
