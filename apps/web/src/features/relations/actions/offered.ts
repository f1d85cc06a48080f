import type { RelationContext } from './types.ts'

/** A member looks at somebody else, and it is known what the two are to each other. */
export const isOther = ({ account, relationship, viewerId }: RelationContext): boolean =>
  viewerId !== null && viewerId !== account.id && relationship !== undefined

/** The server of somebody elsewhere; null for somebody of this one. */
export function domainOf({ account }: RelationContext): string | null {
  return account.isLocal ? null : (account.acct.split('@')[1] ?? null)
}

/** The same as people read it: an international name in its own letters, behind a globe. [USER-11] */
export const shownDomainOf = ({ account }: RelationContext): string =>
  account.isLocal ? '' : (account.handle.split('@')[1] ?? '')
