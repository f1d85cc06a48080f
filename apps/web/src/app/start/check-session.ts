import { isApiError, verifyCredentials, type Client } from '@skein/api'

import { confirmSession, endSession, getToken } from '../../model/session.ts'
import { notify } from '../../model/notices.ts'
import { SESSION_CHECK_RETRY_MS } from '../limits.ts'

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && (error.status === 401 || error.status === 403)
}

/**
 * Asks whose the kept token is [BOOT-05]. A refused token ends the session with a notice; when the server cannot be
 * reached the session stays, and the question is asked again later.
 */
export async function checkSession(client: Client): Promise<void> {
  const token = getToken()
  if (token === null) return
  try {
    confirmSession(token, await verifyCredentials(client, { token }))
  } catch (error) {
    console.error('Could not check the session:', error)
    if (getToken() !== token) return
    if (isRefusal(error)) {
      endSession('refused')
      notify({ messageKey: 'session.ended' })
    } else {
      setTimeout(() => void checkSession(client), SESSION_CHECK_RETRY_MS)
    }
  }
}
