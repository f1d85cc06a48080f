import type { TimelineKey } from '@skein/api'

type TimelineKind = TimelineKey['kind']

/** Every kind of timeline `[TL-19]`. */
export const TIMELINE_KINDS = [
  'mentions',
  'public',
  'user',
  'favorites',
  'media',
  'publicAndExternal',
  'friends',
  'tag',
  'dms',
  'bookmarks',
  'list',
  'bubble',
  'replies',
] as const satisfies readonly TimelineKind[]

const SERVER_ORDERED: readonly TimelineKind[] = ['bookmarks', 'favorites', 'mentions']
const EMPTIED_OF_BLOCKED: readonly TimelineKind[] = ['friends', 'public', 'publicAndExternal']

/**
 * True where the order is not that of the status ids (when it was bookmarked, favourited or
 * notified) and the Link header's cursors are not status ids: the server's order is kept.
 */
export function isServerOrdered(key: TimelineKey): boolean {
  return SERVER_ORDERED.includes(key.kind)
}

/** `[TL-17]` */
export function dropsBlockedAccounts(key: TimelineKey): boolean {
  return EMPTIED_OF_BLOCKED.includes(key.kind)
}
