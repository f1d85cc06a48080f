import { getServer } from '../../model/server.ts'
import { useSession } from '../../model/session.ts'

/** The host of the viewer's server. */
export const ownHost = (): string => new URL(getServer() || location.origin).host

/** The viewer's handle as others write it: `@name@server`. */
export function useOwnHandle(): string {
  const { viewer } = useSession()
  return viewer === null ? '' : `@${viewer.acct}@${ownHost()}`
}
