import type { Feed, TimelineState } from '@skein/store'
import { useEffect } from 'react'

import type { KeptPlace } from '../../model/places.ts'
import { restoredDepth } from './limits.ts'

/** After a reload, fetches older posts until the one that was read is there, unless the reader moves first. */
export function useWayBack(
  feed: Feed,
  state: TimelineState,
  ids: readonly string[],
  kept: KeptPlace | null,
): void {
  const { isLoaded, isLoadingOlder, isBottomedOut, olderError } = state
  const place = kept?.at ?? null
  const isFar = kept !== null && kept.depth > restoredDepth
  const isHere = place === null || ids.includes(place.id)
  const hasMore = isLoaded && !isLoadingOlder && !isBottomedOut && olderError === null
  const isOnTheWay = !isFar && !isHere && hasMore && ids.length <= restoredDepth

  useEffect(() => {
    if (isOnTheWay && window.scrollY === 0) void feed.loadOlder()
  }, [isOnTheWay, feed])
}
