import {
  ApiError,
  createClient,
  isApiError,
  withInitialResults,
  type Client,
  type ClientOptions,
  type InitialResults,
} from '@skein/api'

import { createEmitter } from '../lib/emitter.ts'
import { getInstance } from './instance/known.ts'
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

const unauthorized = createEmitter()

/** Calls back when the server did not take the viewer's token in a request. Returns the way to stop. */
export const onUnauthorized = unauthorized.on

/** The same client, which tells when the viewer's token is no longer taken. */
export function watchToken(watched: Client): Client {
  return {
    ...watched,
    request: async (call) => {
      const token = getToken()
      try {
        return await watched.request(call)
      } catch (error) {
        const isOfViewer = call.token === undefined && token !== null && token === getToken()
        // Akkoma says 403 to a token it does not know.
        if (isOfViewer && isApiError(error, 'http') && (error.status === 401 || error.status === 403))
          unauthorized.emit()
        throw error
      }
    },
  }
}

const serverBack = createEmitter()

/** Calls back when the server answers after it could not be reached. Returns the way to stop. */
export const onServerBack = serverBack.on

/**
 * The same client, which tells when the server is back. Browsers do not always say that there is a network again, and
 * know nothing of a server that was away.
 */
export function watchServer(watched: Client): Client {
  let isAway = false
  return {
    ...watched,
    request: async (call) => {
      try {
        const answer = await watched.request(call)
        if (isAway) serverBack.emit()
        isAway = false
        return answer
      } catch (error) {
        if (isApiError(error, 'network')) isAway = true
        throw error
      }
    },
  }
}

/**
 * The same client, whose answers reach only the session that asked: whatever comes after somebody signed in or out, and
 * be it a failure, counts as given up, so that nobody takes in what another person was told. The one guard for all who
 * ask: behind an answer they need none. Calls with a token of their own, or without one on purpose, are no session's.
 */
export function watchSession(watched: Client): Client {
  return {
    ...watched,
    request: async (call) => {
      if (call.token !== undefined) return watched.request(call)
      const token = getToken()
      try {
        const answer = await watched.request(call)
        if (token === getToken()) return answer
      } catch (error) {
        if (token === getToken()) throw error
      }
      throw new ApiError({ kind: 'aborted' })
    },
  }
}

/** Opens the client of this page's server. It carries the viewer's token, or the application's own for visitors. */
export function openClient({ fetch, embedded = new Map() }: ClientSources = {}): Client {
  const plain = createClient({
    baseUrl: getServer(),
    getInstance,
    getToken: () => getToken() ?? readCredentials(getServer()).appToken,
    ...(fetch === undefined ? {} : { fetch }),
  })
  client = watchSession(watchServer(watchToken(withInitialResults(plain, embedded))))
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
