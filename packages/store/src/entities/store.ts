import type {
  Account,
  AccountId,
  Context,
  Notification,
  NotificationId,
  Poll,
  PollId,
  Relationship,
  Status,
  StatusId,
} from '@skein/api'
import { STATUS_LIMIT } from '../limits.ts'
import type { AccountRow, NotificationRow, PollRow, RelationshipRow, StatusRow } from './rows.ts'
import { createEntityTable } from './table.ts'
import { toAccountRow, toNotificationRow, toRelationshipRow, toStatusRow } from './to-rows.ts'
import type { EntityStore } from './types.ts'

/** Creates an empty store. */
export function createEntityStore(): EntityStore {
  const statuses = createEntityTable<StatusId, StatusRow>({
    isFavourited: 'favouritesCount',
    isRepeated: 'repeatsCount',
  })
  const accounts = createEntityTable<AccountId, AccountRow>()
  const relationships = createEntityTable<AccountId, RelationshipRow>()
  const polls = createEntityTable<PollId, PollRow>()
  const notifications = createEntityTable<NotificationId, NotificationRow>()
  const tables = { statuses, accounts, relationships, polls, notifications }

  const ingestRelationship = (relationship: Relationship): AccountId => {
    const { row, absent } = toRelationshipRow(relationship)
    relationships.upsert(row, absent)
    return row.id
  }

  const ingestAccount = (account: Account): AccountId => {
    if (account.moved !== null) ingestAccount(account.moved)
    if (account.relationship !== null) ingestRelationship(account.relationship)
    const { row, absent } = toAccountRow(account)
    accounts.upsert(row, absent)
    return row.id
  }

  const ingestPoll = (poll: Poll): PollId => {
    polls.upsert(poll)
    return poll.id
  }

  // What a status refers to comes first, so that nobody reads a row whose author is unknown.
  const ingestStatus = (status: Status): StatusId => {
    ingestAccount(status.account)
    if (status.poll !== null) ingestPoll(status.poll)
    if (status.repeatOf !== null) ingestStatus(status.repeatOf)
    if (status.quote !== null) ingestStatus(status.quote)
    for (const reaction of status.reactions) reaction.accounts.forEach(ingestAccount)
    const { row, absent } = toStatusRow(status)
    statuses.upsert(row, absent)
    return row.id
  }

  const ingestNotification = (notification: Notification): NotificationId => {
    if (notification.account !== null) ingestAccount(notification.account)
    if (notification.target !== null) ingestAccount(notification.target)
    if (notification.status !== null) ingestStatus(notification.status)
    const row = toNotificationRow(notification)
    // Nobody makes it unread again: a server that says so answered before it was read.
    const wasSeen = notifications.getBase(row.id)?.isSeen === true
    notifications.upsert(wasSeen ? { ...row, isSeen: true } : row)
    return notification.id
  }

  return {
    ...tables,
    ingestStatus,
    ingestAccount,
    ingestRelationship,
    ingestPoll,
    ingestNotification,
    ingestContext: (context: Context) => ({
      ancestors: context.ancestors.map(ingestStatus),
      descendants: context.descendants.map(ingestStatus),
    }),
    isOverLimit: () => statuses.size > STATUS_LIMIT,
    clear: () => {
      for (const table of Object.values(tables)) table.clear()
    },
  }
}
