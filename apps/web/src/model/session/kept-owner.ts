import { getSession } from '../session.ts'

/** Whose the things kept on this device are: an account's id, '' for visitors, null while the account is unknown. */
export function keptOwner(): string | null {
  const { token, viewerId } = getSession()
  return token === null ? '' : viewerId
}
