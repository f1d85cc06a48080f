import type { AccountId, ConversationId, StatusId } from '@skein/api'

import type { ListPages } from '../../paged-list/index.ts'

/** Direct posts among the same people; they and the posts are in the store. */
export interface ConversationEntry {
  readonly id: ConversationId
  /** Whom one writes with; the viewer alone where they write to themselves. */
  readonly accountIds: readonly AccountId[]
  /** The newest post; null when the server does not tell it. */
  readonly lastStatusId: StatusId | null
  readonly isUnread: boolean
}

export type ConversationPages = ListPages<ConversationEntry>

/** The pages with a conversation read, or unread. */
export function withRead(data: ConversationPages, id: ConversationId, isRead: boolean): ConversationPages {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, isUnread: !isRead } : item)),
  }))
  return { ...data, pages }
}

/** How many of those that were fetched are unread; one that moved while pages came is counted once. */
export function countUnread({ pages }: ConversationPages): number {
  return new Set(pages.flatMap(({ items }) => items.filter(({ isUnread }) => isUnread).map(({ id }) => id)))
    .size
}
