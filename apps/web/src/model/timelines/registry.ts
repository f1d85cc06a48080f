import { fetchTimeline, timelineKeyText, type TimelineKey } from '@skein/api'
import { createFeed, timelineStatusIds, type Feed } from '@skein/store'

import { createEmitter } from '../../lib/emitter.ts'
import { getClient } from '../client.ts'
import { entityStore, keepEntities } from '../entities/store.ts'
import type { Position } from '../places/positions.ts'
import { getSession } from '../session.ts'
import { getSetting } from '../settings.ts'
import { askAgainWhenBack } from './ask-again.ts'
import { watchFailures } from './failures.ts'
import { isPolled } from './kinds.ts'

/** Timelines that are kept when nobody looks at them, in number. */
const keptFeeds = 12

export interface RetainedFeed {
  readonly feed: Feed
  /** How many components show it. */
  visits: number
  /** History entry of the last visit. */
  entry: string | null
  /** Where the reader had stopped before this start of the client: the line is drawn there. */
  stop: Position | null
  /** Somebody was here since the client started. */
  hasBeenLeft: boolean
  /** Looked for by the first who wants the timeline, once in each session. */
  hasLookedForStop: boolean
  /** While what an earlier visit kept is being read and drawn. */
  restoring: Promise<void> | null
}

const held = new Map<string, RetainedFeed>()
const change = createEmitter()

/** Calls back when a timeline is opened, visited or left. Returns the way to stop. */
export const onFeedsChange = change.on

export const noteFeedsChange = change.emit

function open(key: TimelineKey): Feed {
  const feed = createFeed({
    key,
    ingest: (status) => entityStore.ingestStatus(status),
    fetchPage: (params) =>
      fetchTimeline(getClient(), key, {
        ...params,
        // The server leaves out what would be hidden anyway [TL-24].
        withMuted: !getSetting('hideMutedPosts'),
        // Whom a reply is for means something to members only.
        replyVisibility: getSession().token === null ? 'all' : getSetting('replyVisibility'),
      }),
    ...(isPolled(key) ? {} : { pollMs: 0 }),
  })
  watchFailures(feed)
  return feed
}

export function retainFeed(key: TimelineKey): RetainedFeed {
  const text = timelineKeyText(key)
  const known = held.get(text)
  if (known !== undefined) return known
  const opened: RetainedFeed = {
    feed: open(key),
    visits: 0,
    entry: null,
    stop: null,
    hasBeenLeft: false,
    hasLookedForStop: false,
    restoring: null,
  }
  held.set(text, opened)
  const isWanted = () => held.get(text) === opened && (opened.visits > 0 || key.kind === 'friends')
  askAgainWhenBack(opened.feed, isPolled(key), isWanted)
  return opened
}

/** As `retainFeed`; the timeline counts as the last that was looked at. */
export function visitFeed(key: TimelineKey): RetainedFeed {
  const current = retainFeed(key)
  held.delete(timelineKeyText(key))
  held.set(timelineKeyText(key), current)
  dropOldest()
  return current
}

export function heldFeeds(): readonly RetainedFeed[] {
  return [...held.values()]
}

function dropOldest(): void {
  for (const [text, { feed, visits }] of [...held].slice(0, -1)) {
    if (held.size <= keptFeeds) return
    if (visits > 0 || feed.key.kind === 'friends') continue
    held.delete(text)
    feed.clear()
  }
}

keepEntities({
  *statusIds() {
    for (const { feed } of held.values()) yield* timelineStatusIds(feed.getState())
  },
})
