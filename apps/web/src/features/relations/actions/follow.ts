import { fetchRelationships, follow as callFollow, unfollow, type Relationship } from '@skein/api'

import { getClient } from '../../../model/client.ts'
import { noteFollow } from '../../../model/home-tags.ts'
import { getSetting } from '../../../model/settings.ts'
import { heldFeeds } from '../../../model/timelines.ts'
import { UserPlusIcon } from '../../../ui/icons.tsx'
import { isOther } from './offered.ts'
import type { RelationAction, RelationContext } from './types.ts'

/** How often it is looked again whether a follow has come through, and after how long, milliseconds. [USER-15] */
const RECHECKS = 3
const RECHECK_MS = 500

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Follows, and looks again as long as the server has neither done nor forwarded it. @throws ApiError */
async function followAndLook({ account: { id, isLocked } }: RelationContext): Promise<Relationship> {
  const isDone = ({ following, requested }: Relationship) => following || (isLocked && requested)
  let answer = await callFollow(getClient(), id)
  for (let look = 0; look < RECHECKS && !isDone(answer); look += 1) {
    await wait(RECHECK_MS)
    try {
      answer = (await fetchRelationships(getClient(), [id]))[0] ?? answer
    } catch {
      // The follow is on its way all the same.
      return answer
    }
  }
  return answer
}

/** [USER-13, USER-16, USER-18] Also asks to follow, and takes that back. */
export const follow: RelationAction = {
  name: 'follow',
  icon: UserPlusIcon,
  isOn: ({ following, requested }) => following || requested,
  labelKeyOf: (isOn) => (isOn ? 'relations.labels.unfollow' : 'relations.labels.follow'),
  isOffered: isOther,
  isDisabled: ({ account, relationship }) => account.isDeactivated || relationship?.blockedBy === true,
  question: ({ relationship }, isOn) =>
    !isOn && relationship?.following === true && getSetting('modalOnUnfollow')
      ? { about: 'unfollow', isDestructive: false }
      : null,
  doneKeyOf: (isOn, now, before) => {
    if (isOn) return now?.following === true ? 'relations.done.followed' : 'relations.done.requested'
    return before?.requested === true && !before.following
      ? 'relations.done.requestCancelled'
      : 'relations.done.unfollowed'
  },
  failedKeyOf: (isOn) => (isOn ? 'relations.failed.follow' : 'relations.failed.unfollow'),
  send: (context, isOn) => (isOn ? followAndLook(context) : unfollow(getClient(), context.account.id)),
  /** [USER-17] */
  after: ({ account: { id } }, isOn) => {
    noteFollow(id, isOn)
    if (isOn) return
    for (const { feed } of heldFeeds()) feed.dispatch({ type: 'accountUnfollowed', accountId: id })
  },
}

/** As `follow`, for one of many people: sends one request for each and does not look again. */
export const followOnce: RelationAction = {
  ...follow,
  send: ({ account: { id } }, isOn) => (isOn ? callFollow : unfollow)(getClient(), id),
}
