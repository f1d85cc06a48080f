import { fetchAccount, type AccountId, type StatusId } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { page } from 'vitest/browser'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { dismiss, getNotices } from '../../model/notices.ts'
import { reportPerson, stopReporting, useReporting } from '../../model/windows.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { ReportDialog } from './index.ts'

const instanceBefore = getInstance()
export const farMira = { acct: 'mira@bog.example', id: 'id-mira', display_name: 'Mira' }
export const nearMira = { acct: 'mira', id: 'id-mira', display_name: 'Mira' }
let who: Parameters<typeof wireAccount>[0] = nearMira
export const postsPath = '/api/v1/accounts/id-mira/statuses'

/** A post of hers, by its number. */
export const postOf = (number: number, change: object = {}) =>
  wireStatus({
    id: `s${number}`,
    content: `<p>Post ${number}, in words</p>`,
    account: wireAccount(who),
    ...change,
  })

/** Whatever is asked besides the report itself. */
function answer({ method, path }: SeenCall): unknown {
  if (method !== 'GET') return undefined
  if (path.startsWith(postsPath)) return [postOf(3), postOf(2), postOf(1)]
  if (path.startsWith('/api/v1/accounts/relationships')) return [{ id: 'id-mira', muting: false }]
  if (path.startsWith('/api/v1/accounts/lookup')) return wireAccount({ acct: 'odile', display_name: 'Odile' })
  return undefined
}

/** A member, in front of a server that has three posts of hers and one moderator. */
export async function arrive(): Promise<FakeServer> {
  const server = freshWorld()
  changeInstance({ facts: { staffAccounts: ['https://fen.example/users/odile'] } }, instanceBefore)
  await signIn(server)
  server.reply = answer
  return server
}

export function depart(): void {
  stopReporting()
  setInstance(instanceBefore)
  for (const { id } of getNotices()) dismiss(id)
}

function Screen() {
  const reporting = useReporting()
  return (
    <>
      <button type="button">The menu of the post</button>
      <Notices />
      {reporting !== null && (
        <Suspense fallback={null}>
          <ReportDialog reporting={reporting} onClose={stopReporting} />
        </Suspense>
      )}
    </>
  )
}

/** Reports somebody, from a post of theirs or from their own menu. */
export async function report(
  server: FakeServer,
  account: Parameters<typeof wireAccount>[0] = nearMira,
  from: number | null = 2,
) {
  who = account
  const before = server.reply
  if (from !== null) await seed(server, postOf(from))
  server.reply = () => wireAccount(account)
  entityStore.ingestAccount(await fetchAccount(getClient(), 'id-mira'))
  server.reply = before
  server.calls.length = 0
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await show(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  open(from)
  return screen
}

export function open(from: number | null): void {
  reportPerson('id-mira' as AccountId, from === null ? null : (`s${from}` as StatusId))
}

export const dialog = () => page.getByRole('dialog', { name: /^Report Mira/ })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const post = (number: number) => page.getByRole('checkbox', { name: new RegExp(`^Post ${number},`) })
export const words = () => page.getByRole('textbox', { name: 'What should the moderators know?' })
export const sent = (server: FakeServer) =>
  server.calls
    .filter(({ method, path }) => method === 'POST' && path === '/api/v1/reports')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)

/** From the first step to the second, with something written. */
export async function write(text: string): Promise<void> {
  await button('Next').click()
  await words().fill(text)
}
