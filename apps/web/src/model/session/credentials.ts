import { readStored, writeStored } from '../storage.ts'

/** What OAuth gave this client at one server. */
export interface Credentials {
  readonly clientId: string | null
  readonly clientSecret: string | null
  /** Token of the application itself, for calls of visitors. */
  readonly appToken: string | null
  readonly userToken: string | null
}

/** Where credentials are stored, for those who watch other tabs. */
export const credentialsKey = 'oauth'

const none: Credentials = { clientId: null, clientSecret: null, appToken: null, userToken: null }

function readAll(): Record<string, unknown> {
  const stored = readStored(credentialsKey)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** The credentials kept for a server [AUTH-05]; what is missing or damaged is null. */
export function readCredentials(server: string): Credentials {
  const stored = readAll()[server]
  if (typeof stored !== 'object' || stored === null) return none
  const read = (name: keyof Credentials) => {
    const value: unknown = (stored as Record<string, unknown>)[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
    appToken: read('appToken'),
    userToken: read('userToken'),
  }
}

export function changeCredentials(server: string, change: Partial<Credentials>): void {
  writeStored(credentialsKey, { ...readAll(), [server]: { ...readCredentials(server), ...change } })
}
