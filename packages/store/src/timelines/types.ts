import type { AccountId, StatusId, TimelineKey } from '@skein/api'
import type { ApiErrorInfo } from '../feeds/errors.ts'

/** What one row of a timeline shows. */
export interface TimelineEntry {
  /** The entry's own status id: a repeat has its own. */
  readonly id: StatusId
  /** The status that is shown: the repeated one, or the entry itself. */
  readonly statusId: StatusId
  /** Author of the status that is shown. */
  readonly accountId: AccountId
  /** Who repeated it, or null. */
  readonly repeaterId: AccountId | null
  readonly inReplyToId: StatusId | null
  readonly inReplyToAccountId: AccountId | null
}

/** Where a stretch of ids lies: newer than `beforeId`, older than `afterId`. */
export interface GapEnds {
  /** Known id above the gap (newer). */
  readonly afterId: StatusId
  /** Known id below the gap (older). */
  readonly beforeId: StatusId
}

/** A stretch of ids the client knows it has not read. */
export interface TimelineGap extends GapEnds {
  readonly isLoading: boolean
  readonly error: ApiErrorInfo | null
}

/** One timeline. All lists are newest first, except where the server's order is kept (bookmarks, favourites). */
export interface TimelineState {
  readonly key: TimelineKey
  /** What the list shows. */
  readonly entries: readonly TimelineEntry[]
  /** Newer than what is shown, waiting for "show new" `[TL-09]`. */
  readonly queued: readonly TimelineEntry[]
  /** Known and older than what is shown: "show new" leaves 50 visible and keeps the rest here for the way down. */
  readonly below: readonly TimelineEntry[]
  /** Known but not shown, because another entry shows the same status `[TL-16]`. */
  readonly shadowed: readonly TimelineEntry[]
  /** Newest first. */
  readonly gaps: readonly TimelineGap[]
  /** Waiting statuses: the queue and those that overflowed it `[TL-09]`. */
  readonly newStatusCount: number
  /** Waiting statuses that the queue had no room for: counted, and left behind as a gap. */
  readonly overflowCount: number
  /** Newest known id before a fetch that likely left a gap, or before the reply filter changed `[TL-10]`. */
  readonly flushMarker: StatusId | null
  /** What is shown no longer fits the settings: "show new" fetches from the top and replaces it. */
  readonly needsReload: boolean
  /** Nothing older exists `[TL-14]`. */
  readonly isBottomedOut: boolean
  readonly isLoadingNewer: boolean
  readonly isLoadingOlder: boolean
  /** A first page has arrived. */
  readonly isLoaded: boolean
  readonly newerError: ApiErrorInfo | null
  readonly olderError: ApiErrorInfo | null
  /** Newest id up to which everything is known; feeds `since_id` `[TL-18]`. */
  readonly maxId: StatusId | null
  /** Oldest id down to which everything is known; feeds `max_id` `[TL-18]`. */
  readonly minId: StatusId | null
  /** `maxId` when everything waiting was last shown: what is newer belongs to the queue. */
  readonly shownMaxId: StatusId | null
  /** Oldest visible id `[TL-18]`. */
  readonly minVisibleId: StatusId | null
  /** Cursor of the next older page, from the Link header, else the oldest id `[TL-20]`. */
  readonly nextCursor: string | null
  /** Cursor for newer pages where ids are no cursors (bookmarks, favourites), else null. */
  readonly previousCursor: string | null
  /** When what is shown was true, for a timeline that was restored and not asked for since: milliseconds since 1970. */
  readonly asOf: number | null
  /** What is shown begins at an old place, and what is newer has not been put in front of it yet. */
  readonly isBehind: boolean
  /** Ids deleted lately, newest last: a page that was on its way must not bring them back. */
  readonly deletedIds: readonly StatusId[]
}

/** What is kept of a timeline between visits: the part around the reader's place. Plain data. */
export interface TimelineSnapshot extends Pick<
  TimelineState,
  'entries' | 'gaps' | 'isBottomedOut' | 'maxId' | 'minId' | 'nextCursor' | 'previousCursor'
> {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Those whose status an entry shows; absent in what an older version kept. */
  readonly shadowed?: readonly TimelineEntry[]
}

/** Which end of the timeline a page belongs to. */
export type PagePlace = 'first' | 'newer' | 'older' | 'gap'

/** The cursors a page was asked with. `minId` counts upwards from the old end, the others downwards from the new end. */
export interface PageRequest {
  readonly maxId?: string
  readonly sinceId?: string
  readonly minId?: string
}

/** A page that the server answered. Entries are in the server's order. */
export interface PageArrived {
  readonly type: 'pageArrived'
  readonly where: PagePlace
  readonly entries: readonly TimelineEntry[]
  /** How many the server sent, with those that could not be read. */
  readonly count: number
  readonly request: PageRequest
  /** From the Link header; null when it was missing `[TL-20]`. */
  readonly next: string | null
  readonly previous: string | null
  /** The gap that this page was asked for. */
  readonly gap?: GapEnds
}

/** Direction in which a gap is filled: from its new end downwards, or from its old end upwards. */
export type GapDirection = 'down' | 'up'

export type TimelineEvent =
  | { readonly type: 'newerRequested' }
  | { readonly type: 'olderRequested' }
  | ({ readonly type: 'gapRequested' } & GapEnds)
  | PageArrived
  /** `isLive`: the stream has been open without a break since the last newer page, so nothing is missing below it. */
  | { readonly type: 'statusStreamed'; readonly entry: TimelineEntry; readonly isLive?: boolean }
  /** The stream is open and the newer page asked for after that has arrived: all that is known is complete. */
  | { readonly type: 'liveStarted' }
  /** The first 50 become visible, the queue is emptied `[TL-08]`. */
  | { readonly type: 'showNew' }
  /** Everything that waits becomes visible, in front of all that is: the reader stays where they are. */
  | { readonly type: 'newMerged' }
  /** What an earlier visit kept, for a timeline of which nothing is known yet. */
  | { readonly type: 'restored'; readonly snapshot: TimelineSnapshot }
  /** Known statuses below the visible ones become visible. */
  | { readonly type: 'belowRevealed' }
  /** Removes the status and every repeat of it; for the id of a repeat, that repeat. */
  | { readonly type: 'statusDeleted'; readonly id: StatusId }
  /** Friends, public and publicAndExternal only `[TL-17]`. */
  | { readonly type: 'accountBlocked'; readonly accountId: AccountId }
  /** What blocking removed comes back to where its age belongs; what the timeline knows or saw deleted does not. */
  | { readonly type: 'entriesReturned'; readonly entries: readonly TimelineEntry[] }
  /** Friends only. */
  | { readonly type: 'accountUnfollowed'; readonly accountId: AccountId }
  /** Where it belongs: goes in the visible list at once, without touching counter and id bounds. */
  | { readonly type: 'ownStatusPosted'; readonly entry: TimelineEntry }
  | { readonly type: 'replyFilterChanged' }
  /** Requests on their way were broken off. */
  | { readonly type: 'stopped' }
  /** The reader went away: as `stopped`, and bookmarks are cleared. */
  | { readonly type: 'left' }
  | { readonly type: 'cleared' }
  | {
      readonly type: 'failed'
      readonly where: PagePlace
      readonly error: ApiErrorInfo
      /** The gap that was being filled. */
      readonly gap?: GapEnds
    }

/** What a windowed list draws: entries with the gaps between them. */
export type TimelineRow =
  | { readonly kind: 'entry'; readonly key: string; readonly entry: TimelineEntry }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: TimelineGap }
