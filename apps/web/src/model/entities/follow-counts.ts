import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'

import { getSession } from '../session.ts'
import { entityStore } from './store.ts'

type Counts = Pick<AccountRow, 'followersCount' | 'followingCount'>

function add(id: AccountId, { followersCount, followingCount }: Counts): void {
  const row = entityStore.accounts.getBase(id)
  if (row === undefined) return
  const isOwn = id === getSession().viewerId
  const count = (now: number, by: number, isHidden: boolean) =>
    isHidden && !isOwn ? now : Math.max(0, now + by)
  entityStore.accounts.upsert({
    ...row,
    followersCount: count(row.followersCount, followersCount, row.hidesFollowersCount),
    followingCount: count(row.followingCount, followingCount, row.hidesFollowingCount),
  })
}

/**
 * Takes a new relationship, and counts a follow that began or ended with both people. A change that the socket brought
 * before is counted already: its numbers came with it.
 */
export function countingFollows(id: AccountId, take: () => void): void {
  const { viewerId } = getSession()
  const before = entityStore.relationships.getBase(id)
  take()
  const now = entityStore.relationships.getBase(id)
  if (viewerId === null || before === undefined || now === undefined) return
  const following = Number(now.following) - Number(before.following)
  const followed = Number(now.followedBy) - Number(before.followedBy)
  if (following === 0 && followed === 0) return
  add(viewerId, { followingCount: following, followersCount: followed })
  add(id, { followingCount: followed, followersCount: following })
}
