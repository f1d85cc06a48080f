import { createClient, verifyCredentials, type Account } from '@skein/api'

import { FakeServer, type SeenCall } from '../../testing/fake-server.ts'
import { setClient } from '../client.ts'
import { getServer } from '../server.ts'

/** A request as the far end saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  /** With its question mark; empty without. */
  readonly query: string
  readonly form: Readonly<Record<string, string>>
  readonly bearer: string | null
}

/** What the far end answers: a body with 200, a status with a body, or a broken line. */
export type Reply = { readonly status?: number; readonly body?: unknown } | 'unreachable' | 'never'

type Answers = (seen: Seen) => Reply

/** An account as a server writes it. */
export const account = { id: '1', username: 'wren', acct: 'wren', display_name: 'Wren', url: '/users/wren' }

/** The answers of a server that knows one client, one account and its password. */
export function defaultAnswers({ path, form }: Seen): Reply {
  switch (path) {
    case '/api/v1/apps':
      return { body: { client_id: 'client', client_secret: 'secret', name: 'Skein', vapid_key: null } }
    case '/oauth/token':
      if (form['grant_type'] === 'password' && form['password'] !== 'right') {
        return { status: 400, body: { error: 'Invalid credentials' } }
      }
      return { body: { access_token: form['grant_type'] === 'client_credentials' ? 'of-app' : 'of-wren' } }
    case '/oauth/mfa/challenge':
      return { body: { access_token: 'of-wren' } }
    case '/api/v1/accounts/verify_credentials':
      return { body: account }
    case '/oauth/revoke':
      return { body: {} }
    default:
      return { status: 404, body: { error: 'Not found' } }
  }
}

/** Puts a server made of `answers` behind the client, and shows what it was asked. */
export function serve(answers: Answers): { readonly seen: Seen[]; asked(path: string): Seen[] } {
  const server = new FakeServer((call) => toReply(answers(seenOf(call))), getServer())
  return {
    get seen() {
      return server.calls.map(seenOf)
    },
    asked: (path) => server.asked(path).map(seenOf),
  }
}

const seenOf = ({ method, url, form, bearer }: SeenCall): Seen => ({
  method,
  path: url.pathname,
  query: url.search,
  form,
  bearer,
})

function toReply(reply: Reply) {
  if (reply === 'unreachable') return reply
  if (reply === 'never') return undefined
  const { status = 200, body } = reply
  if (status === 204) return new Response(null, { status })
  // What stands in front of a server answers in HTML.
  return typeof body === 'string' ? new Response(body, { status }) : Response.json(body ?? null, { status })
}

/** The same account as the client reads it. */
export function readAccount(): Promise<Account> {
  const fetch = () => Promise.resolve(Response.json(account))
  return verifyCredentials(createClient({ baseUrl: getServer(), fetch }))
}

/** Forgets everything an earlier test left behind. */
export function forgetAll(): void {
  localStorage.clear()
  sessionStorage.clear()
  setClient(null)
  history.replaceState(null, '', '/login')
}
