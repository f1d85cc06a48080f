import type { AccountId, StatusId } from '@skein/api'
import { postsBelow, type ThreadForest } from '@skein/store'

import { entityStore } from '../../../model/entities.ts'

/** Who wrote below a post, in the order in which it is read, at most so many. */
export function peopleBelow(forest: ThreadForest, id: StatusId, limit: number): readonly AccountId[] {
  const people = new Set<AccountId>()
  for (const below of postsBelow(forest, id)) {
    const accountId = entityStore.statuses.get(below)?.accountId
    if (accountId !== undefined) people.add(accountId)
    if (people.size === limit) break
  }
  return [...people]
}
