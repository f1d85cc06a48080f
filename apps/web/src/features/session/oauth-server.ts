import { fetchOAuthServer, isApiError, type Client, type OAuthServer } from '@skein/api'

/** How long the server may think about what it says of itself, in milliseconds; somebody waits to sign in. */
const PATIENCE_MS = 5_000

const nothingSaid: OAuthServer = { grantTypes: null, scopes: null }
const asked = new WeakMap<Client, Promise<OAuthServer>>()
const refusing = new WeakSet<Client>()

/** What the server says of signing in there, asked once; many servers say nothing. */
export function askOAuthServer(client: Client): Promise<OAuthServer> {
  const known = asked.get(client)
  if (known) return known
  const answer = fetchOAuthServer(client, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      if (!isApiError(error) || (error.kind !== 'http' && error.kind !== 'garbage')) asked.delete(client)
      return nothingSaid
    },
  )
  asked.set(client, answer)
  return answer
}

/** Whether a failed sign-in says that this server takes no passwords from clients, whatever they are. */
export function isPasswordGrantRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.status === null || error.status < 400 || error.status >= 500) return false
  // GoToSocial misses something in the request before it looks at its kind.
  return ['unsupported_grant_type', 'unauthorized_client', 'invalid_request'].includes(error.identifier ?? '')
}

export function noteRefusedPassword(client: Client): void {
  refusing.add(client)
}

/** Whether the server refused a password for what it is, since this page was opened. */
export function hasRefusedPassword(client: Client): boolean {
  return refusing.has(client)
}
