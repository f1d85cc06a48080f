import type { Account, Notification, Relationship, Status } from '@skein/api'
import type { AccountRow, NotificationRow, RelationshipRow, StatusRow } from './rows.ts'

/** A row and the names of its fields that the server left out. */
export interface ParsedRow<Row> {
  readonly row: Row
  readonly absent: readonly string[]
}

/** Fields of a row that follow from a field of the entity: when that one is absent, so are they. */
const FOLLOWS_FROM: Readonly<Record<string, readonly string[]>> = {
  poll: ['pollId'],
  repeatOf: ['repeatOfId'],
  quote: ['quotedId', 'hasUnavailableQuote'],
  content: ['text'],
  inReplyToId: ['hasUnavailableParent'],
}

export function toStatusRow(status: Status): ParsedRow<StatusRow> {
  const { account, repeatOf, quote, poll, reactions, absent, ...rest } = status
  const left = absent.flatMap((name) => [name, ...(FOLLOWS_FROM[name] ?? [])])
  if (absent.includes('quote') && status.quoteId === null) left.push('quoteId')
  return {
    row: {
      ...rest,
      accountId: account.id,
      repeatOfId: repeatOf?.id ?? null,
      quotedId: quote?.id ?? null,
      pollId: poll?.id ?? null,
      reactions: reactions.map(({ accounts: _accounts, ...reaction }) => reaction),
      isDeleted: false,
    },
    // No server says whether the viewer deleted it here.
    absent: [...left, 'isDeleted'],
  }
}

export function toAccountRow(account: Account): ParsedRow<AccountRow> {
  const { relationship: _relationship, moved, absent, ...rest } = account
  return { row: { ...rest, movedToId: moved?.id ?? null }, absent }
}

export function toRelationshipRow(relationship: Relationship): ParsedRow<RelationshipRow> {
  const { absent, ...row } = relationship
  return { row, absent }
}

export function toNotificationRow(notification: Notification): NotificationRow {
  const { account, status, target, ...rest } = notification
  return {
    ...rest,
    accountId: account?.id ?? null,
    statusId: status?.id ?? null,
    targetId: target?.id ?? null,
  }
}
