import type { AccountId } from '@skein/api'
import { peopleBehind, tagKey, type Feed, type TimelineState } from '@skein/store'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

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

/** How often newer posts were read. A drawing may miss a read that ends at once. */
function useRefreshes(feed: Feed): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let wasLoading = feed.getState().isLoadingNewer
    return feed.subscribe(() => {
      const { isLoadingNewer } = feed.getState()
      if (wasLoading && !isLoadingNewer) setCount((now) => now + 1)
      wasLoading = isLoadingNewer
    })
  }, [feed])
  return count
}

/**
 * Asks what has to be known before a hashtag that is kept out of Home can hide posts there, whenever posts with one come
 * or Home was refreshed. Posts stay until it is known.
 */
export function HomeTags({ feed }: { readonly feed: Feed }) {
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  const { isLoaded, maxId, shadowed } = state
  const refreshes = useRefreshes(feed)
  const names = useSetting('tagsOutOfHome')
  const viewerId = useViewerId()
  useTagFacts()
  const isWanted = isLoaded && names.length > 0
  const { isHit, unknown } = isWanted ? questionsOf(state, keysOf(names), viewerId) : nothing

  useEffect(noteHomeOpened, [])
  useEffect(() => {
    if (isHit) void askForHome(unknown === '' ? [] : (unknown.split(' ') as AccountId[]))
  }, [isHit, unknown, maxId, refreshes])
  // A repeat that does not show may be why a post belongs to Home.
  useLayoutEffect(() => {
    if (isWanted && shadowed.length > 0) setTagFacts({})
  }, [isWanted, shadowed])
  return null
}
