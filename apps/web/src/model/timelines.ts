import type { TimelineKey } from '@skein/api'
import { timelineKeyText } from '@skein/api'
import type { Feed, TimelineState } from '@skein/store'
import { useSyncExternalStore } from 'react'

import type { Position } from './places/positions.ts'
import { getSession } from './session.ts'
import { getSetting, onSettingsChange } from './settings.ts'
import { startsAnew } from './timelines/kinds.ts'
import { beginFeed } from './timelines/begin.ts'
import { heldFeeds, retainFeed, noteFeedsChange, visitFeed, type RetainedFeed } from './timelines/registry.ts'

export { heldFeeds } from './timelines/registry.ts'

const home: TimelineKey = { kind: 'friends' }

/** The one feed of a timeline. */
export function getFeed(key: TimelineKey): Feed {
  return retainFeed(key).feed
}

/** A timeline as it is now. */
export function useTimeline(key: TimelineKey): { readonly state: TimelineState; readonly feed: Feed } {
  const { feed } = retainFeed(key)
  const state = useSyncExternalStore(feed.subscribe, feed.getState)
  return { state, feed }
}

/**
 * Somebody begins to look at a timeline, at a place in history: it is fetched, and polled if its kind is. Returns how
 * to leave it. Home goes on polling until sign-out, bookmarks are forgotten.
 */
export function visitTimeline(key: TimelineKey, historyKey: string): () => void {
  const held = visitFeed(key)
  if (held.entry !== historyKey && startsAnew(key)) held.feed.clear()
  held.entry = historyKey
  held.visits += 1
  beginFeed(held)
  noteFeedsChange()
  return () => {
    held.hasBeenLeft = true
    leave(held)
  }
}

function leave(held: RetainedFeed): void {
  const { feed } = held
  held.visits -= 1
  if (held.visits === 0 && !isHomeOfMember(feed.key)) {
    feed.stop()
    feed.dispatch({ type: 'left' })
  }
  noteFeedsChange()
}

/** A timeline that was begun before anything shows it. */
export interface PrefetchedTimeline {
  /** Settled when there is something to show, or a reason why not. */
  readonly ready: Promise<void>
  /** To be called when whoever was to show it has had the time to come. */
  release(): void
}

/** As `visitTimeline`, for a place in history that is about to be drawn; it does not count as a visit. */
export function prefetchTimeline(key: TimelineKey, historyKey: string): PrefetchedTimeline {
  const held = visitFeed(key)
  const { feed } = held
  held.entry = historyKey
  held.visits += 1
  beginFeed(held)
  const ready = new Promise<void>((resolve) => {
    const look = () => {
      const { isLoaded, newerError } = feed.getState()
      if (!isLoaded && newerError === null) return
      stopListening()
      resolve()
    }
    const stopListening = feed.subscribe(look)
    look()
  })
  return { ready, release: () => leave(held) }
}

/** Where the reader of a timeline had stopped before this start of the client, and whether they have been back since. */
export function readMarkerOf(key: TimelineKey): {
  readonly stop: Position | null
  readonly isFirstVisit: boolean
} {
  const { stop, hasBeenLeft } = retainFeed(key)
  return { stop, isFirstVisit: !hasBeenLeft }
}

export function useReadMarker(key: TimelineKey): Position | null {
  const held = retainFeed(key)
  return useSyncExternalStore(held.feed.subscribe, () => held.stop)
}

function isHomeOfMember(key: TimelineKey): boolean {
  return timelineKeyText(key) === timelineKeyText(home) && getSession().token !== null
}

let replyVisibility = getSetting('replyVisibility')

// What is shown was asked for with another filter.
onSettingsChange(() => {
  const chosen = getSetting('replyVisibility')
  if (chosen === replyVisibility) return
  replyVisibility = chosen
  for (const { feed } of heldFeeds()) feed.dispatch({ type: 'replyFilterChanged' })
})
