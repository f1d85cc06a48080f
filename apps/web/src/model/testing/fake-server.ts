import { getInstance } from '../instance.ts'
import { createClient, verifyCredentials, type Account } from '@skein/api'

import { setClient } from '../client.ts'
import { getServer } from '../server.ts'
import { getToken } from '../session.ts'

/** A request as the far end saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  /** With its question mark; empty without. */
  readonly query: string
  readonly form: Record<string, string>
  readonly bearer: string | null
}

/** What the far end answers: a body with 200, a status with a body, or a broken line. */
export type Reply = { readonly status?: number; readonly body?: unknown } | 'unreachable' | 'never'

type Answers = (seen: Seen) => Reply

/** An account as a server writes it. */
export const account = { id: '1', username: 'wren', acct: 'wren', display_name: 'Wren', url: '/users/wren' }

/** The answers of a server that knows one client, one account and its password. */
export function usualAnswers({ path, form }: Seen): Reply {
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

function readForm(body: RequestInit['body']): Record<string, string> {
  if (body instanceof FormData)
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
  return Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))
}

/** Puts a server made of `answers` behind the client, and shows what it was asked. */
export function serve(answers: Answers): { readonly seen: Seen[]; asked(path: string): Seen[] } {
  const seen: Seen[] = []
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
    const form = readForm(init.body)
    const { pathname, search } = new URL(address)
    const request = { method: init.method ?? 'GET', path: pathname, query: search, form, bearer }
    seen.push(request)
    const reply = answers(request)
    if (reply === 'unreachable') throw new TypeError('Failed to fetch')
    if (reply === 'never') return new Promise(() => undefined)
    const { status = 200, body } = reply
    if (status === 204) return new Response(null, { status })
    // What stands in front of a server answers in HTML.
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body ?? null, { status })
  }
  setClient(createClient({ baseUrl: getServer(), getToken, getInstance, fetch }))
  return { seen, asked: (path) => seen.filter((request) => request.path === path) }
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
