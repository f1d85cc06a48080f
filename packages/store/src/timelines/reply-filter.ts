import type { AccountId, ReplyVisibility } from '@skein/api'
import type { TimelineEntry } from './types.ts'

export interface ReplyFilterOptions {
  /** Every post, replies to people followed, or replies to the viewer. */
  readonly visibility: ReplyVisibility
  readonly viewerId: AccountId | null
  /** Null when it is not known yet: the server has filtered too, so the reply stays. */
  isFollowing(accountId: AccountId): boolean | null
}

/**
 * Which entries of the home timeline show `[TL-22]` `[TL-23]`. Posts that answer nobody, repeats,
 * the viewer's own posts and replies to the viewer always do.
 */
export function createReplyFilter(options: ReplyFilterOptions): (entry: TimelineEntry) => boolean {
  const { visibility, viewerId } = options
  if (visibility === 'all') return () => true
  return (entry) => {
    if (entry.repeaterId !== null) return true
    if (entry.inReplyToId === null && entry.inReplyToAccountId === null) return true
    if (viewerId !== null && entry.accountId === viewerId) return true
    if (viewerId !== null && entry.inReplyToAccountId === viewerId) return true
    if (visibility === 'self') return false
    if (entry.inReplyToAccountId === null) return true
    return options.isFollowing(entry.inReplyToAccountId) !== false
  }
}
