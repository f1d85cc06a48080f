import { isApiError } from '@skein/api'

import { getSession, useSession } from './session.ts'

/** Akkoma closes with 401 and 403, Mastodon with 422 too. */
const closedStatuses = [401, 403, 422]

/** A failure as it was thrown, or as the store keeps it. */
interface Failure {
  readonly kind: string
  readonly status: number | null
}

/** Whether a server closed something to whoever has no account: asking again cannot help, signing in can. */
export function isClosedToVisitors(failure: Failure | null, isVisitor: boolean): boolean {
  return isVisitor && failure?.kind === 'http' && closedStatuses.includes(failure.status ?? 0)
}

/** The same for whoever looks now, of anything thrown. */
export function useIsClosed(error: unknown): boolean {
  const isVisitor = useSession().status === 'visitor'
  return isClosedToVisitors(isApiError(error) ? error : null, isVisitor)
}

/**
 * Whether a failure needs no words of its own: the page says that it is for members, or the token is asked about and
 * that is said.
 */
export function isToldElsewhere(failure: Failure): boolean {
  const isRefused = failure.kind === 'http' && (failure.status === 401 || failure.status === 403)
  return isRefused || isClosedToVisitors(failure, getSession().status === 'visitor')
}
