import type { AccountId, StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

import { entityStore } from '../../../model/entities.ts'

/** Who wrote below a post, in the order in which it is read, at most so many. */
export function peopleBelow({ nodes }: ThreadForest, id: StatusId, limit: number): readonly AccountId[] {
  const people = new Set<AccountId>()
  const waiting = [...(nodes.get(id)?.childIds ?? [])].reverse()
  for (let next = waiting.pop(); next !== undefined && people.size < limit; next = waiting.pop()) {
    const accountId = entityStore.statuses.get(next)?.accountId
    if (accountId !== undefined) people.add(accountId)
    waiting.push(...(nodes.get(next)?.childIds ?? []).toReversed())
  }
  return [...people]
}
