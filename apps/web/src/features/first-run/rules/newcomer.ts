import type { RawSettings } from '../../../model/settings.ts'

/** What tells somebody new from somebody who only signs in on another device. */
export interface Signs {
  readonly account: { readonly statusesCount: number; readonly followingCount: number }
  /** What is kept of the account's settings, as the server has them. */
  readonly chosen: RawSettings
  /** What was chosen in this browser before signing in: an account begins with it. */
  readonly ofVisitor: RawSettings
}

/** Settings that are in profiles without a choice, too. */
const notChosen: ReadonlySet<string> = new Set(['profile', 'profileVersion', 'updatesOffered'])

/** Who has posted nothing and follows nobody. */
export const isUnwritten = ({ statusesCount, followingCount }: Signs['account']): boolean =>
  statusesCount === 0 && followingCount === 0

/** Who has also never chosen anything with their account. */
export function isNewcomer({ account, chosen, ofVisitor }: Signs): boolean {
  const isOfAccount = ([name, value]: [string, unknown]) =>
    !notChosen.has(name) && JSON.stringify(value) !== JSON.stringify(ofVisitor[name])
  return isUnwritten(account) && !Object.entries(chosen).some(isOfAccount)
}
