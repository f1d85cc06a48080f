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
import type { AccountRow, NotificationRow, PollRow, RelationshipRow, StatusRow } from './rows.ts'

/** What should be true of a row: fields with their values, or what a row of the server turns into. */
export type Change<Row> = Partial<Row> | ((row: Row) => Partial<Row>)

/** A change that the server has not confirmed yet. The first end that is called counts; later calls do nothing. */
export interface Patch {
  /** Confirmed by an answer that holds no row: the change becomes part of the row, counted once. */
  settle(): void
  /** Refused, or confirmed by an answer that was ingested: the row stands as the server tells it; other patches stay. */
  drop(): void
}

/** Rows of one kind, by id, with a subscription for each id. */
export interface EntityTable<Id extends string, Row extends { readonly id: Id }> {
  /** The row with pending patches merged. The same object until something in it changes. */
  get(id: Id): Row | undefined
  /** The row as the server last told it, without patches. */
  getBase(id: Id): Row | undefined
  /** `absent`: names of fields the server left out; known values of these stay. Equal rows change nothing. */
  upsert(row: Row, absent?: readonly string[]): void
  patch(id: Id, change: Change<Row>): Patch
  /** Listeners are told after the row changed. Returns the way to unsubscribe. */
  subscribe(id: Id, listener: () => void): () => void
  /** Somebody subscribes to it, or a patch waits for the server. */
  isInUse(id: Id): boolean
  remove(id: Id): void
  clear(): void
  readonly size: number
  /** Least recently upserted first. */
  keys(): IterableIterator<Id>
}

/** Says whether something outside the store still shows or keeps this status. */
export type IsReferenced = (id: StatusId) => boolean

/** Every fact that has an id and shows in more than one place. */
export interface EntityStore {
  readonly statuses: EntityTable<StatusId, StatusRow>
  readonly accounts: EntityTable<AccountId, AccountRow>
  readonly relationships: EntityTable<AccountId, RelationshipRow>
  readonly polls: EntityTable<PollId, PollRow>
  readonly notifications: EntityTable<NotificationId, NotificationRow>
  /** With its author, poll, repeated and quoted status and everybody they bring along. */
  ingestStatus(status: Status): StatusId
  ingestAccount(account: Account): AccountId
  ingestRelationship(relationship: Relationship): AccountId
  ingestPoll(poll: Poll): PollId
  ingestNotification(notification: Notification): NotificationId
  /** Ids of both halves, in the server's order. */
  ingestContext(context: Context): { ancestors: StatusId[]; descendants: StatusId[] }
  /** True when there are more statuses than `STATUS_LIMIT`: time for `evictStatuses`. */
  isOverLimit(): boolean
  /** Empties every table (sign-out). Subscribers are told. */
  clear(): void
}
