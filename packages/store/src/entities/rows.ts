import type {
  Account,
  AccountId,
  Notification,
  Poll,
  PollId,
  Reaction,
  Relationship,
  Status,
  StatusId,
} from '@skein/api'

/** A reaction as the store keeps it: the accounts are rows of their own. */
export type ReactionRow = Omit<Reaction, 'accounts'>

/** A status as the store keeps it: what has an id of its own is referred to by id. */
export type StatusRow = Omit<Status, 'account' | 'repeatOf' | 'quote' | 'poll' | 'reactions' | 'absent'> & {
  accountId: AccountId
  repeatOfId: StatusId | null
  /** The quoted status when the server sent it; `quoteId` may name one it did not send. */
  quotedId: StatusId | null
  pollId: PollId | null
  reactions: readonly ReactionRow[]
  /** Deleted by the viewer here; a delete event from the server removes the post from timelines instead. */
  isDeleted: boolean
}

export type AccountRow = Omit<Account, 'relationship' | 'moved' | 'absent'> & {
  movedToId: AccountId | null
}

export type RelationshipRow = Omit<Relationship, 'absent'>

export type PollRow = Poll

export type NotificationRow = Omit<Notification, 'account' | 'status' | 'target'> & {
  /** Null where the server named nobody. */
  accountId: AccountId | null
  statusId: StatusId | null
  targetId: AccountId | null
}
