import { getInstance } from '../instance.ts'
import { createClient, unknownInstance, verifyCredentials } from '@skein/api'

import { setClient } from '../client.ts'
import { entityStore } from '../entities.ts'
import { dismiss, getNotices } from '../notices.ts'
import { beginSession, endSession, getToken } from '../session.ts'
import { setSetting } from '../settings.ts'
import { settings } from '../settings/list.ts'
import { capabilitiesOf, changeInstance, type InstanceChange } from './change-instance.ts'

type Json = Record<string, unknown>

/** A request as the far end saw it. */
export interface RoutedRequest {
  readonly method: string
  readonly url: URL
  readonly form: Readonly<Record<string, string>>
  /** As it was written. */
  readonly body: string
}

/** The far end of a real client: answers by "METHOD /path" and keeps what it was asked. */
export class RoutedServer {
  readonly requests: RoutedRequest[] = []
  readonly #routes = new Map<string, (request: RoutedRequest) => unknown>()

  constructor() {
    setClient(
      createClient({
        getInstance,
        baseUrl: 'https://fen.example',
        getToken,
        fetch: (url, init) => this.#answer(url, init),
      }),
    )
  }

  /** `reply` is called for each request: JSON, a whole response, `unreachable`; a promise holds the answer back. */
  on(route: string, reply: (request: RoutedRequest) => unknown): void {
    this.#routes.set(route, reply)
  }

  asked(route: string): RoutedRequest[] {
    return this.requests.filter(({ method, url }) => `${method} ${url.pathname}` === route)
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address)
    const body = typeof init.body === 'string' ? init.body : ''
    const form = Object.fromEntries(new URLSearchParams(body))
    const request = { method: init.method ?? 'GET', url, form, body }
    this.requests.push(request)
    const value = await this.#routes.get(`${request.method} ${url.pathname}`)?.(request)
    if (value instanceof Response) return value
    if (value === 'unreachable') throw new TypeError('Failed to fetch')
    return value === undefined
      ? Response.json({ error: 'Record not found' }, { status: 404 })
      : Response.json(value)
  }
}

/** Somebody, as a server writes them. */
export function wirePerson(name: string, change: Json = {}): Json {
  return {
    id: `id-${name}`,
    username: name,
    acct: name,
    url: `https://fen.example/users/${name}`,
    display_name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    note: '',
    avatar: null,
    header: null,
    emojis: [],
    fields: [],
    locked: false,
    statuses_count: 4812,
    following_count: 391,
    followers_count: 507,
    source: { privacy: 'public', pleroma: {} },
    ...change,
  }
}

/** Signs somebody in through the real reading of a server's answer. */
export async function signInAs(change: Json = {}): Promise<void> {
  const fetch = () => Promise.resolve(Response.json(wirePerson('wren', change)))
  beginSession('token', await verifyCredentials(createClient({ baseUrl: 'https://fen.example', fetch })))
}

/** An instance that says what is usual, with changes. */
export function describeInstance({ facts, branding, capabilities, ...change }: InstanceChange = {}): void {
  const usual = {
    facts: { localBubbleInstances: ['loom.town'], ...facts },
    branding: { name: 'Fenland', ...branding },
    capabilities: { ...capabilitiesOf('pleroma_api'), bubble: true, ...capabilities },
  }
  changeInstance({ ...usual, ...change }, unknownInstance)
}

/** Nobody is signed in, nothing is known, nothing is stored. */
export function startAfresh(path = '/'): RoutedServer {
  endSession('left')
  localStorage.clear()
  entityStore.clear()
  for (const { name } of settings) setSetting(name, undefined)
  for (const { id } of getNotices()) dismiss(id)
  history.replaceState(null, '', path)
  describeInstance()
  return new RoutedServer()
}
