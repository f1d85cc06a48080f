import { accountKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** How many are known, of those that were sent last: as many as a look reads at once. */
const MOST = 40

const keyOf = (accountId: string) => accountKey('answered', accountId)

/** The viewer's posts that an answer has told of, also to another tab or before a reload. */
export function readAnswered(accountId: string): readonly string[] {
  const ids = readStored(keyOf(accountId))
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export function noteAnswered(accountId: string, statusId: string): void {
  writeStored(keyOf(accountId), [statusId, ...readAnswered(accountId)].slice(0, MOST))
}
