/** Accounts and what is kept of them are told apart by this; neither has it in its name. */
export const separator = '\n'

/** The keys under which things of an account are kept; without a name those of everybody. */
export function ownKeys(accountId: string | null): IDBKeyRange {
  if (accountId === null) return IDBKeyRange.lowerBound('')
  return IDBKeyRange.bound(accountId + separator, `${accountId}${separator}\uFFFF`)
}
