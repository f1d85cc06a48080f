import { getSession, useSession } from '../session.ts'

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

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error

/** The same for whoever looks now. */
export function useIsClosed(error: unknown): boolean {
  const isVisitor = useSession().status === 'visitor'
  return isClosedToVisitors(isFailure(error) ? error : null, isVisitor)
}

/** Whether a failure needs no words of its own: the page says to a visitor that it is for members. */
export function isToldElsewhere(failure: Failure): boolean {
  return isClosedToVisitors(failure, getSession().status === 'visitor')
}
