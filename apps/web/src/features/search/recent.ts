import { accountKey, readStored, removeStored, writeStored } from '../../model/storage.ts'

const most = 8
const keyOf = (accountId: string | null) => accountKey('searches', accountId ?? '')

/** What somebody searched for on this device, the last first. */
export function recentSearches(accountId: string | null): readonly string[] {
  const stored = readStored(keyOf(accountId))
  return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, most) : []
}

export function rememberSearch(accountId: string | null, words: string): void {
  const others = recentSearches(accountId).filter((other) => other !== words)
  writeStored(keyOf(accountId), [words, ...others].slice(0, most))
}

export function forgetSearch(accountId: string | null, words: string): void {
  writeStored(
    keyOf(accountId),
    recentSearches(accountId).filter((other) => other !== words),
  )
}

export function forgetSearches(accountId: string | null): void {
  removeStored(keyOf(accountId))
}
