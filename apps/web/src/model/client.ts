import {
  createClient,
  withInitialResults,
  type Client,
  type ClientOptions,
  type InitialResults,
} from '@skein/api'

import { getServer } from './server.ts'
import { readCredentials } from './session/credentials.ts'
import { getToken } from './session.ts'

let client: Client | null = null

interface ClientSources {
  /** How requests are sent; the browser's own `fetch` by default. */
  readonly fetch?: NonNullable<ClientOptions['fetch']>
  /** Answers that came with the page. */
  readonly embedded?: InitialResults
}

/** Opens the client of this page's server. It carries the viewer's token, or the application's own for visitors. */
export function openClient({ fetch, embedded = new Map() }: ClientSources = {}): Client {
  const plain = createClient({
    baseUrl: getServer(),
    getToken: () => getToken() ?? readCredentials(getServer()).appToken,
    ...(fetch === undefined ? {} : { fetch }),
  })
  client = withInitialResults(plain, embedded)
  return client
}

/** The client of this page's server. */
export function getClient(): Client {
  return client ?? openClient()
}

/** Puts another client in its place: for tests. Null goes back to the real one. */
export function setClient(other: Client | null): void {
  client = other
}
