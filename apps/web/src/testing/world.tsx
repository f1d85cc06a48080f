// First: it fixes the order of the style layers, as the application's own start does.
import '../app/styles/index.ts'
import { fetchAccount, fetchStatus, type StatusId } from '@skein/api'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { WithEnglish } from '../i18n/testing.tsx'
import { attached } from '../features/status/index.ts'
import { getClient } from '../model/client.ts'
import { stopComposing } from '../model/writing.ts'
import { entityStore } from '../model/entities.ts'
import { beginSession, endSession } from '../model/session.ts'
import { FakeServer } from './fake-server.ts'
import { wireAccount, wireStatus } from './wire.ts'

/** An empty client in front of a fake server; nobody is signed in. */
export function freshWorld(): FakeServer {
  endSession('left')
  localStorage.clear()
  stopComposing()
  entityStore.clear()
  history.replaceState(null, '', '/')
  return new FakeServer()
}

/** Signs somebody in, without asking the server. */
export async function signIn(server: FakeServer, acct = 'wren'): Promise<void> {
  const account = await told(server, wireAccount({ acct }), () => fetchAccount(getClient(), `id-${acct}`))
  beginSession('token', account)
}

/**
 * Puts a post into the store, through the real reading of a server's answer. All that draws it is there then, as on
 * every screen.
 */
export async function seed(
  server: FakeServer,
  change: Parameters<typeof wireStatus>[0] = {},
): Promise<StatusId> {
  const status = await told(server, wireStatus(change), () => fetchStatus(getClient(), 's1'))
  await attached.load()
  return entityStore.ingestStatus(status)
}

async function told<Value>(server: FakeServer, json: unknown, ask: () => Promise<Value>): Promise<Value> {
  const before = server.reply
  server.reply = () => json
  const value = await ask()
  server.reply = before
  server.calls.length = 0
  return value
}

export function show(children: ReactNode) {
  return render(<WithEnglish>{children}</WithEnglish>)
}
