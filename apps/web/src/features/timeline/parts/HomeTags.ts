import type { AccountId } from '@skein/api'
import { peopleBehind, tagKey, type Feed, type TimelineState } from '@skein/store'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'

import { entityStore } from '../../../model/entities.ts'
import { askForHome, noteHomeOpened } from '../../../model/home-questions.ts'
import {
  isFollowing,
  keysOf,
  otherRepeatersInHome,
  setTagFacts,
  useTagFacts,
} from '../../../model/home-tags.ts'
import { useViewerId } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'

interface Questions {
  /** A post has a hashtag that is kept out of Home. */
  readonly isHit: boolean
  /** Ids of accounts of which it matters, and is unknown, whether the viewer follows them; with spaces between them. */
  readonly unknown: string
}

const nothing: Questions = { isHit: false, unknown: '' }

function questionsOf(
  { entries, queued, below }: Pick<TimelineState, 'entries' | 'queued' | 'below'>,
  outOfHome: ReadonlySet<string>,
  viewerId: AccountId | null,
): Questions {
  const ids = new Set<AccountId>()
  let isHit = false
  for (const { statusId, repeaterId } of [...queued, ...entries, ...below]) {
    const status = entityStore.statuses.get(statusId)
    if (status?.tags.some(({ name }) => outOfHome.has(tagKey(name))) !== true) continue
    isHit = true
    const otherRepeaterIds = otherRepeatersInHome(statusId)
    for (const id of peopleBehind(status, { viewerId, repeaterId, otherRepeaterIds }))
      if (isFollowing(id) === null) ids.add(id)
  }
  return { isHit, unknown: [...ids].join(' ') }
}

/**
 * Asks what has to be known before a hashtag that is kept out of Home can hide posts there, whenever posts with one come
 * or Home was refreshed. Posts stay until it is known.
 */
export function HomeTags({ feed }: { readonly feed: Feed }) {
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  const { isLoaded, isLoadingNewer, maxId, shadowed } = state
  const names = useSetting('tagsOutOfHome')
  const viewerId = useViewerId()
  useTagFacts()
  const isWanted = isLoaded && names.length > 0
  const { isHit, unknown } = isWanted ? questionsOf(state, keysOf(names), viewerId) : nothing
  const isAsking = isHit && !isLoadingNewer

  useEffect(noteHomeOpened, [])
  useEffect(() => {
    if (isAsking) void askForHome(unknown === '' ? [] : (unknown.split(' ') as AccountId[]))
  }, [isAsking, unknown, maxId])
  // A repeat that does not show may be why a post belongs to Home.
  useLayoutEffect(() => {
    if (isWanted && shadowed.length > 0) setTagFacts({})
  }, [isWanted, shadowed])
  return null
}
