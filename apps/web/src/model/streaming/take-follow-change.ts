import type { FollowChange } from '@skein/api'
import { entityStore } from '../entities/store.ts'
import { getSession } from '../session.ts'

/** What each state means for who follows; null where nothing is known of it. */
function followingAfter(state: string): { readonly isThere: boolean; readonly isAsked: boolean } | null {
  switch (state) {
    case 'follow_accept':
      return { isThere: true, isAsked: false }
    case 'follow_pending':
      return { isThere: false, isAsked: true }
    case 'follow_reject':
    case 'unfollow':
      return { isThere: false, isAsked: false }
    default:
      return null
  }
}

/** Numbers that somebody hides from others are not shown because a socket told them. */
function takeCounts({
  id,
  follower_count: followers,
  following_count: following,
}: FollowChange['follower']): void {
  const row = entityStore.accounts.getBase(id)
  if (row === undefined) return
  const isOwn = id === getSession().viewerId
  entityStore.accounts.upsert({
    ...row,
    followersCount:
      row.hidesFollowersCount && !isOwn ? row.followersCount : (followers ?? row.followersCount),
    followingCount:
      row.hidesFollowingCount && !isOwn ? row.followingCount : (following ?? row.followingCount),
  })
}

/** Who follows whom changed, here or in another window: what is known of the two says so. */
export function takeFollowChange({ follower, following, state }: FollowChange): void {
  takeCounts(follower)
  takeCounts(following)
  const after = followingAfter(state)
  if (after === null) return
  const { viewerId } = getSession()
  const other = follower.id === viewerId ? following.id : follower.id
  const row = entityStore.relationships.getBase(other)
  if (row === undefined || (follower.id !== viewerId && following.id !== viewerId)) return
  entityStore.relationships.upsert(
    follower.id === viewerId
      ? { ...row, following: after.isThere, requested: after.isAsked }
      : { ...row, followedBy: after.isThere, requestedBy: after.isAsked },
  )
}
