import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { getServer } from '../../model/server.ts'
import { leaveToken } from '../../model/revocations.ts'
import { endSession, getToken, readCredentials } from '../../model/session.ts'

/**
 * Signs out here at once, whatever the server says, and goes to the local timeline [AUTH-15, AUTH-16]. The token is
 * revoked in the background, again and again until the server has done it.
 */
export function signOut(): void {
  const server = getServer()
  const token = getToken()
  const { clientId, clientSecret } = readCredentials(server)
  endSession('left')
  navigate(paths.publicTimeline)
  if (token === null || clientId === null || clientSecret === null) return
  leaveToken({ server, clientId, clientSecret, token })
}
