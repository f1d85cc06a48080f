import { verifyCredentials } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { getClient } from '../../../model/client.ts'
import { getNotices, dismiss } from '../../../model/notices.ts'
import { beginSession, endSession } from '../../../model/session.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { freshWorld, show } from '../../../testing/world.tsx'
import { wireAccount } from '../../../testing/wire.ts'

const verify = 'GET /api/v1/accounts/verify_credentials'

/** Has the server tell who the viewer is, and with which e-mail address. */
export function tellEmail(server: FakeServer, email: string): void {
  server.on(verify, wireAccount({ acct: 'wren', source: { privacy: 'public' }, pleroma: { email } }))
}

/** Wren, signed in at a server that takes changes of accounts, or does not. */
export async function signInAtServer(isTaken = true): Promise<FakeServer> {
  const server = freshWorld()
  server.reply = () => []
  changeInstance({ capabilities: { accountChanges: isTaken } })
  tellEmail(server, 'wren@fen.example')
  beginSession('token', await verifyCredentials(getClient()))
  server.calls.length = 0
  return server
}

export function leaveServer(): void {
  for (const { id } of getNotices()) dismiss(id)
  endSession('left')
  localStorage.clear()
}

export const draw = (children: ReactNode) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>,
  )
