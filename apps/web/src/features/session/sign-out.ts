import { revokeToken } from '@skein/api'

import { navigate } from '../../lib/navigate.ts'
import { getClient } from '../../model/client.ts'
import { paths } from '../../model/routes.ts'
import { getServer } from '../../model/server.ts'
import { readCredentials } from '../../model/session/credentials.ts'
import { endSession, getToken } from '../../model/session.ts'

/** How long the server gets to forget the token, in milliseconds. Nobody waits for it. */
const REVOKE_TIMEOUT_MS = 10_000

/**
 * Signs out here at once, whatever the server says, and goes to the local timeline [AUTH-15, AUTH-16]. The token is
 * revoked in the background.
 */
export function signOut(): void {
  const token = getToken()
  const { clientId, clientSecret } = readCredentials(getServer())
  endSession('left')
  navigate(paths.publicTimeline)
  if (token === null || clientId === null || clientSecret === null) return
  const signal = AbortSignal.timeout(REVOKE_TIMEOUT_MS)
  revokeToken(getClient(), { clientId, clientSecret }, token, { signal }).catch((error: unknown) => {
    console.warn('The server could not be told that the token is no longer used:', error)
  })
}
