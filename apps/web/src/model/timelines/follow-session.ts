import type { TimelineKey } from '@skein/api'

import { forgetWithSession } from '../session/memory.ts'
import { getSession, onSignIn, onSignOut } from '../session.ts'
import { beginFeed } from './begin.ts'
import { isForMembers } from './kinds.ts'
import { heldFeeds, retainFeed, noteFeedsChange } from './registry.ts'

const home: TimelineKey = { kind: 'friends' }

/** Polls home for as long as somebody is signed in; to be called once when the application starts. */
export function followSession(): () => void {
  if (getSession().token !== null) beginFeed(retainFeed(home))
  const stopListening = [forgetWithSession(forget), onSignIn(startAnew), onSignOut(startAnew)]
  return () => {
    for (const stop of stopListening) stop()
    retainFeed(home).feed.stop()
  }
}

/** What one viewer was shown is nothing for the next. */
function forget(): void {
  for (const held of heldFeeds()) {
    held.feed.clear()
    held.stop = null
    held.hasLookedForStop = false
    held.hasBeenLeft = false
    held.restoring = null
  }
}

function startAnew(): void {
  const isMember = getSession().token !== null
  for (const held of heldFeeds()) {
    if (held.visits > 0 && (isMember || !isForMembers(held.feed.key))) beginFeed(held)
  }
  if (isMember) beginFeed(retainFeed(home))
  noteFeedsChange()
}
