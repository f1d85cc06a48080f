import { fieldsOf } from '../../lib/fields.ts'
import { deviceKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** What OAuth gave this client at one server. */
export interface Credentials {
  readonly clientId: string | null
  readonly clientSecret: string | null
  /** What the client may ask for at this server; null for what was registered before servers were asked. */
  readonly scopes: string | null
  /** Token of the application itself, for calls of visitors. */
  readonly appToken: string | null
  readonly userToken: string | null
  /** Its id in the server's list of sessions; null where the server did not say it. */
  readonly userTokenId: string | null
  /** Whose token that is; null while nobody has said it. */
  readonly userId: string | null
  /** Whose token the server last refused: other tabs keep what that account has in hand. */
  readonly refusedId: string | null
}

/** Where credentials are stored, for those who watch other tabs. */
export const credentialsKey = deviceKey('oauth')

const readAll = () => fieldsOf(readStored(credentialsKey))

/** The credentials kept for a server [AUTH-05]; what is missing or damaged is null. */
export function readCredentials(server: string): Credentials {
  const stored = fieldsOf(readAll()[server])
  const read = (name: keyof Credentials) => {
    const value = stored[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
    scopes: read('scopes'),
    appToken: read('appToken'),
    userToken: read('userToken'),
    userTokenId: read('userTokenId'),
    userId: read('userId'),
    refusedId: read('refusedId'),
  }
}

export function changeCredentials(server: string, change: Partial<Credentials>): void {
  writeStored(credentialsKey, { ...readAll(), [server]: { ...readCredentials(server), ...change } })
}
