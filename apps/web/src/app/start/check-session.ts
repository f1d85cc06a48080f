import { isApiError, verifyCredentials, type Client } from '@skein/api'

import { navigate } from '../../lib/navigate.ts'
import { notify } from '../../model/notices.ts'
import { matchRoute, paths, routeRow } from '../../model/routes.ts'
import { confirmSession, endSession, getToken, saveReturnPath } from '../../model/session.ts'
import { SESSION_CHECK_RETRY_MS } from '../limits.ts'

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && (error.status === 401 || error.status === 403)
}

/** What was typed and where they were stays on the device; a page for members gives way to the sign-in form. */
function askToSignInAgain(): void {
  const { access } = routeRow(matchRoute(location.pathname).name)
  saveReturnPath(location.pathname + location.search)
  endSession('refused')
  notify({ messageKey: 'session.ended' })
  if (access === 'signedIn' || access === 'admin') navigate(paths.login)
}

let checked: string | null = null

/**
 * Asks whose the kept token is [BOOT-05]: when the client starts, and when the server does not take it. A refused token
 * ends the session; when the server cannot be reached the session stays, and the question is asked again later. A
 * question that is on its way is not asked again.
 */
export async function checkSession(client: Client): Promise<void> {
  const token = getToken()
  if (token === null || checked === token) return
  checked = token
  try {
    confirmSession(token, await verifyCredentials(client, { token }))
  } catch (error) {
    console.error('Could not check the session:', error)
    if (getToken() !== token) return
    if (isRefusal(error)) askToSignInAgain()
    else setTimeout(() => void checkSession(client), SESSION_CHECK_RETRY_MS)
  } finally {
    checked = null
  }
}
