import type { TimelineKey } from '@skein/api'

/** Fetched once in a visit and never polled. */
export function isPolled({ kind }: TimelineKey): boolean {
  return kind !== 'bookmarks' && kind !== 'dms'
}

/** Empty at each new visit; coming back by Back or Forward finds what was left. */
export function startsAnew({ kind }: TimelineKey): boolean {
  return kind === 'tag' || kind === 'list' || kind === 'dms'
}

const forMembers: readonly TimelineKey['kind'][] = [
  'friends',
  'bookmarks',
  'favorites',
  'dms',
  'mentions',
  'list',
]

/** The server shows it to nobody without a token. */
export function isForMembers({ kind }: TimelineKey): boolean {
  return forMembers.includes(kind)
}
